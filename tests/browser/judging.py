"""Scripts that find what cannot be read on a page: texts cut off, sticking out, or lying over others."""

# Texts that stick out of the thing around them that is named.
OUTSIDE = """([texts, around]) => [...document.querySelectorAll(texts)].filter((text) => {
  const [inner, outer] = [text, text.closest(around) ?? text.parentElement.querySelector(around)].map((each) =>
    each.getBoundingClientRect());
  return inner.left < outer.left - 1 || inner.right > outer.right + 1;
}).map((text) => text.textContent)"""
# Texts for which their own box is too narrow.
CUT = """(texts) => [...document.querySelectorAll(texts)]
  .filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent)"""
# Pairs of things that lie over each other.
OVER = """([some, others]) => [...document.querySelectorAll(some)].flatMap((one) =>
  [...document.querySelectorAll(others)].filter((other) => {
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map((other) => `${one.parentElement.textContent} over ${other.parentElement.textContent}`))"""

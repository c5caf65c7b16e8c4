/** The address bar: which page is shown, and going to another one without loading anything again. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "match"; match: string }
  | { page: "join"; token: string }
  | { page: "recover"; token: string }
  | { page: "replay"; match: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

export function parseRoute(path: string): Route {
  const [page = "", id = "", ...more] = path.split("/").slice(1).map(decodeURIComponent);
  if (more.length === 0) {
    if (page === "" && !id) return { page: "lobby" };
    if (page === "new") return { page, game: id };
    if (page === "match" && id) return { page, match: id };
    if (page === "join" && id) return { page, token: id };
    if (page === "recover" && id) return { page, token: id };
    if (page === "replay" && id) return { page, match: id };
    if (page === "rules" && id) return { page, game: id };
  }
  return { page: "lost" };
}

let current = $state.raw<Route>({ page: "lobby" });

export function route(): Route {
  return current;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = parseRoute(location.pathname);
  window.scrollTo(0, 0);
}

/** Follow the browser's back and forward, and take clicks on links within the page. */
export function startRouter(): void {
  current = parseRoute(location.pathname);
  window.addEventListener("popstate", () => (current = parseRoute(location.pathname)));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname);
  });
}

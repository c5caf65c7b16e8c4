/** Where the keyboard is at the table, and how it came there. */

const TABBABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** The first thing in a part of the page that Tab reaches. */
export function firstStop(part: Element | null | undefined): HTMLElement | SVGElement | null {
  const stops = part?.querySelectorAll<HTMLElement | SVGElement>(TABBABLE) ?? [];
  return [...stops].find((stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility()) ?? null;
}

/** What has the keyboard's attention: it is never lost with a thing that goes away, and a button that was only clicked
 * does not take the keys that are meant for the question. */
export class Attention {
  private last: Element | null = null;
  private tabbing = false;
  private readonly clicked = new WeakSet<Element>();

  /** `refuge` gets the focus of whatever is gone. */
  constructor(private readonly refuge: () => HTMLElement | null | undefined) {}

  pointed(event: Event): void {
    this.tabbing = false;
    const button = event.target instanceof Element ? event.target.closest("button, a, [role=button]") : null;
    if (button) this.clicked.add(button);
  }

  focused(event: FocusEvent): void {
    this.last = event.target instanceof Element ? event.target : null;
    if (this.last && this.tabbing) this.clicked.delete(this.last);
  }

  keyed(event: KeyboardEvent): void {
    this.tabbing = event.key === "Tab";
    this.settle();
  }

  /** Whether a key pressed on it is meant for it, because the keyboard chose it. */
  chosen(target: Element): boolean {
    return !this.clicked.has(target);
  }

  /** Give the keyboard a place where what it was on has gone or cannot be pressed any more. */
  settle(): void {
    const now = document.activeElement;
    const adrift = now === null || now === document.body || now === this.last;
    const gone = this.last !== null && (!this.last.isConnected || this.last.matches(":disabled"));
    if (gone && adrift) this.refuge()?.focus({ preventScroll: true });
  }
}

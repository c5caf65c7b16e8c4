/** The dice that this browser was shown, kept as one hash of all of them: told otherwise later, they no longer fit. */

import type { LogLine } from "../../protocol";
import { remember, remembered } from "../memory";
import { hex, sha256 } from "./hash";

interface Kept {
  count: number;
  chain: string;
  altered: boolean;
}

export class Shown {
  private readonly name: string;
  /** What this browser knew before the page was opened. */
  private readonly before: Kept;
  private outcomes: string[] = [];
  private chain = "";
  private altered: boolean;
  private missing = false;

  constructor(match: string, seat: string | null) {
    this.name = `shown-${match}-${seat ?? ""}`;
    const kept = JSON.parse(remembered(this.name) ?? "{}") as Partial<Kept>;
    this.before = { count: 0, chain: "", altered: false, ...kept };
    this.altered = this.before.altered;
  }

  /** Whether a number was ever told otherwise than it had been shown, or is left out now. */
  get changed(): boolean {
    return this.altered || this.missing;
  }

  /** The whole log as it is told now. */
  hear(log: LogLine[]): void {
    const told = log.filter(({ params }) => "outcome" in params).map(({ params }) => JSON.stringify(params.outcome));
    if (told.some((outcome, i) => outcome !== (this.outcomes[i] ?? outcome))) this.altered = true;
    for (const outcome of told.slice(this.outcomes.length)) {
      this.outcomes.push(outcome);
      this.chain = hex(sha256(new TextEncoder().encode(this.chain + outcome)));
      if (this.outcomes.length === this.before.count && this.chain !== this.before.chain) this.altered = true;
    }
    const { chain, altered } = this;
    const count = this.outcomes.length;
    this.missing = told.length < Math.max(count, this.before.count);
    if (count >= this.before.count) remember(this.name, JSON.stringify({ count, chain, altered } satisfies Kept));
  }
}

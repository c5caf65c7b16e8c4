/** Turning text keys and parameters into sentences; which language and which files is somebody else's business. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Params = Record<string, unknown>;

/** Replaces ids among the parameters by what people call them; parameters that are no ids stay as they are. */
export type Namer = (name: string, value: unknown) => unknown;

const same: Namer = (_, value) => value;

/** The texts of one language. */
export class Phrasebook {
  readonly language: string;
  private readonly bundle: FluentBundle;

  constructor(language: string, sources: Iterable<string>) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** The sentence for a key, or for an attribute of it (`key.attribute`); a key without a text shows itself. */
  format(key: string, params: Params = {}, namer: Namer = same): string {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, variables(params, namer), []) : key;
  }
}

/** The parameters that a sentence can show: text and numbers, with ids replaced by names. */
export function variables(params: Params, namer: Namer): Record<string, FluentVariable> {
  const shown: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    const named = namer(name, value);
    if (typeof named === "string" || typeof named === "number") shown[name] = named;
    else if (typeof named === "boolean") shown[name] = named ? "yes" : "no";
  }
  return shown;
}

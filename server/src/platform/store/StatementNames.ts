import { createHash } from "node:crypto";

/** Statements with a name; each session of PostgreSQL keeps a plan for those it has run. */
const named = 500;
/** Texts sent once that are remembered. */
const remembered = 2_000;

const preparable = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Names for statements that are sent more than once, so that PostgreSQL parses and plans them once a session. Texts
 * that come only once, such as imports of another length each time, get none: their plans would only cost memory.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  /** The name of a statement; undefined to send it without one. */
  get(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === named) return name;
    if (this.#seen.delete(text)) {
      const created = createHash("sha1").update(text).digest("hex");
      this.#names.set(text, created);
      return created;
    }
    if (!preparable.test(text)) return undefined;
    if (this.#seen.size === remembered) this.#seen.clear();
    this.#seen.add(text);
    return undefined;
  }
}

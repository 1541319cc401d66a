import type { Checkout } from "@velours/sdk/types";

/** A checkout that was sent and whose answer may have been lost. */
export interface Attempt {
  /** Idempotency-Key it was sent with. */
  key: string;
  /** The cart it was for, see cartVersion. */
  version: string;
  body: Checkout;
}

export interface AttemptStore {
  /** Keeps the attempt before it is sent, so that a reload finds it. */
  begin: (version: string, body: Checkout) => Attempt;
  /** The attempt without an answer for this cart. One for another cart is forgotten: its body would buy the wrong things. */
  pending: (version: string) => Attempt | null;
  /** An answer came: the next attempt gets a key of its own. */
  settle: () => void;
}

interface Options {
  /** Name in the storage. */
  name: string;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  newKey?: () => string;
}

/**
 * One attempt at a time, in session storage. The same key always goes with the same body: asking again after a lost
 * answer sends both as they were, and the server answers the first order instead of making a second.
 */
export function createAttemptStore({
  name,
  storage,
  newKey = () => crypto.randomUUID(),
}: Options): AttemptStore {
  // Storage can be full or forbidden; the attempt must then live at least as long as the page.
  let current: Attempt | null = read();

  function read(): Attempt | null {
    try {
      const kept = JSON.parse(storage.getItem(name) ?? "null") as Partial<Attempt> | null;
      return kept?.key && kept.version && kept.body ? (kept as Attempt) : null;
    } catch {
      return null;
    }
  }

  function keep(attempt: Attempt | null) {
    current = attempt;
    try {
      if (attempt) storage.setItem(name, JSON.stringify(attempt));
      else storage.removeItem(name);
    } catch (error) {
      console.warn("The payment attempt could not be kept for a reload.", error);
    }
  }

  return {
    begin(version, body) {
      const attempt = { key: newKey(), version, body };
      keep(attempt);
      return attempt;
    },
    pending(version) {
      if (current && current.version !== version) keep(null);
      return current;
    },
    settle: () => keep(null),
  };
}

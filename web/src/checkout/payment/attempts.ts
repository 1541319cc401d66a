import type { Checkout } from "@velours/sdk/types";

/** A checkout that was sent and whose answer may have been lost. */
export interface Attempt {
  /** Idempotency-Key it was sent with. */
  key: string;
  /** The cart it was for, see cartVersion. */
  version: string;
  body: Checkout;
  /** What was sent with the same key before and never answered, the last first: the shop may have taken one of these. */
  earlier: Checkout[];
}

export interface AttemptStore {
  /**
   * Keeps the attempt before it is sent, so that a reload finds it. While another one has no answer the key stays: the
   * shop takes one body for each key, so at most one of them is paid.
   */
  begin: (version: string, body: Checkout) => Attempt;
  /** The attempt without an answer, whatever is in the cart by now. */
  pending: () => Attempt | null;
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
 * One attempt at a time, in session storage. Asking again after a lost answer sends key and body as they were, and the
 * shop answers the first order instead of making a second.
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
      if (!kept?.key || !kept.version || !kept.body) return null;
      return { ...(kept as Attempt), earlier: kept.earlier ?? [] };
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
      const attempt = {
        key: current?.key ?? newKey(),
        version,
        body,
        earlier: current ? [current.body, ...current.earlier] : [],
      };
      keep(attempt);
      return attempt;
    },
    pending: () => current,
    settle: () => keep(null),
  };
}

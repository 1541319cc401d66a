import type { Checkout } from "@velours/sdk/types";
import type { KeyValueStorage } from "../../browser/browserStorage.ts";

/** A checkout that was sent and whose answer may have been lost. */
export interface Attempt {
  /** Idempotency-Key it was sent with. */
  key: string;
  /** The cart it was for, see cartVersion. */
  version: string;
  body: Checkout;
  /** When it was sent first, in ms. */
  sentAt: number;
  /** What was sent with the same key before and never answered, the last first: the shop may have taken one of these. */
  earlier: Checkout[];
}

export interface AttemptStore {
  /**
   * Stores the attempt before it is sent, so that a reload and other tabs find it. While another one has no answer the key stays: the
   * shop takes one body for each key, so at most one of them is paid.
   */
  begin: (version: string, body: Checkout) => Attempt;
  /** Stores an attempt without an answer again: a sign-out in another tab removes what is stored of a purchase. */
  keep: (attempt: Attempt) => void;
  /** The attempt without an answer. The cart may have changed since. */
  pending: () => Attempt | null;
  /** An answer came: the next attempt gets a key of its own. */
  settle: () => void;
}

interface Options {
  /** Name in the storage. */
  name: string;
  storage: KeyValueStorage;
  newKey?: () => string;
  now?: () => number;
}

/** After a day the shopper knows by email whether the order was placed, and its body is removed from the browser. */
const LIFETIME = 86_400_000;

/**
 * One attempt at a time, shared by the tabs of this browser. Asking again after a lost answer, in whichever tab, sends
 * key and body as they were, and the shop answers the first order instead of making a second.
 */
export function createAttemptStore({
  name,
  storage,
  newKey = () => crypto.randomUUID(),
  now = Date.now,
}: Options): AttemptStore {
  // Read each time: another tab may have sent, or settled, an attempt since.
  function pending(): Attempt | null {
    const stored = parseAttempt(storage.getItem(name));
    if (!stored || now() - stored.sentAt <= LIFETIME) return stored;
    storage.removeItem(name);
    return null;
  }

  const keep = (attempt: Attempt) => storage.setItem(name, JSON.stringify(attempt));

  return {
    begin(version, body) {
      const before = pending();
      const attempt: Attempt = {
        key: before?.key ?? newKey(),
        version,
        body,
        sentAt: before?.sentAt ?? now(),
        earlier: before ? [before.body, ...before.earlier] : [],
      };
      keep(attempt);
      return attempt;
    },
    keep,
    pending,
    settle: () => storage.removeItem(name),
  };
}

function parseAttempt(raw: string | null): Attempt | null {
  try {
    const stored = JSON.parse(raw ?? "null") as Partial<Attempt> | null;
    if (!stored?.key || !stored.version || !stored.body || !stored.sentAt || !stored.earlier) return null;
    return stored as Attempt;
  } catch {
    return null;
  }
}

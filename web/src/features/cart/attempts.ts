import { randomKey } from "@velours/sdk";
import { storageNames } from "@velours/sdk/rules";
import { browserStorage, type KeyValueStorage } from "../../platform/browser/browserStorage.ts";

/** A purchase that was sent and whose outcome is not known. Nothing of the shopper is in it, so it outlives their session. */
export interface Attempt {
  /** Idempotency-Key it was sent with. */
  key: string;
  /** Fingerprint of the request, see purchaseFingerprint. */
  fingerprint: string;
  /** The page showed a member when it was sent. */
  asMember: boolean;
  /** When it was sent last, in ms. */
  sentAt: number;
  /** The shopper was told that it was not placed. */
  told: boolean;
}

export interface AttemptStore {
  /**
   * Stores the attempt before it is sent, so that a reload and other tabs find it. While another one has no answer the key
   * stays: the shop takes one body for each key, so at most one of them is placed, also when the first arrives late.
   */
  begin: (sent: Pick<Attempt, "fingerprint" | "asMember">) => Attempt;
  /** Stores an attempt without an answer again: another tab may have got an answer to one of the same key meanwhile. */
  keep: (attempt: Attempt) => void;
  /** Notes that the shopper was told that it was not placed. */
  tell: (key: string) => void;
  /** The attempt without an answer. */
  pending: () => Attempt | null;
  /** Its outcome is known: the next attempt gets a key of its own. */
  settle: (key: string) => void;
  /** The shopper does not wait for its outcome. */
  forget: () => void;
}

interface Options {
  /** Name in the storage. */
  name: string;
  storage: KeyValueStorage;
  newKey?: () => string;
  now?: () => number;
}

/** After a week the shopper knows by email, and by the parcel, whether the order was placed. */
const LIFETIME = 7 * 86_400_000;

/** Stores a single attempt at a time, shared by the tabs of this browser. */
export function createAttemptStore({
  name,
  storage,
  newKey = randomKey,
  now = Date.now,
}: Options): AttemptStore {
  // Read each time: another tab may have sent, or settled, an attempt since.
  function pending(): Attempt | null {
    const stored = parseAttempt(storage.getItem(name));
    if (!stored || now() - stored.sentAt <= LIFETIME) return stored;
    storage.removeItem(name);
    return null;
  }

  const store = (attempt: Attempt) => storage.setItem(name, JSON.stringify(attempt));

  return {
    begin(sent) {
      const attempt = { ...sent, key: pending()?.key ?? newKey(), sentAt: now(), told: false };
      store(attempt);
      return attempt;
    },
    keep: (attempt) => store({ ...attempt, sentAt: now() }),
    tell(key) {
      const stored = pending();
      if (stored?.key === key) store({ ...stored, told: true });
    },
    pending,
    settle(key) {
      if (pending()?.key === key) storage.removeItem(name);
    },
    forget: () => storage.removeItem(name),
  };
}

/** The attempts to buy the cart of a site. */
export const cartAttempts = (site: string): AttemptStore =>
  createAttemptStore({
    name: storageNames(site, "").checkoutAttempt,
    storage: browserStorage("localStorage"),
  });

/**
 * True when the cart may be bought already: its purchase was sent, and the shopper does not know its outcome.
 */
export const hasUnsettledPurchase = (site: string): boolean => cartAttempts(site).pending()?.told === false;

function parseAttempt(raw: string | null): Attempt | null {
  try {
    const stored = JSON.parse(raw ?? "null") as Partial<Attempt> | null;
    if (!stored?.key || !stored.sentAt) return null;
    const { key, fingerprint = "", asMember = false, sentAt, told = false } = stored;
    return { key, fingerprint, asMember, sentAt, told };
  } catch {
    return null;
  }
}

import type { KeyValueStorage } from "../browser/browserStorage.ts";
import {
  CART_VERSION,
  type CartContents,
  emptyStoredCart,
  parseStoredCart,
  printStoredCart,
  type StoredCart,
} from "./storedCart.ts";

export type CartChange = (contents: CartContents) => CartContents;

/** A write that another tab overwrote is noticed within this time, in ms. */
const REPLAY_TIME = 10_000;
/** A tab's last change stays known far longer than any tab would repeat it, in ms. */
const KNOWN_TIME = 60_000;

interface Options {
  storage: KeyValueStorage;
  key: () => string;
  now?: () => number;
  /** Name of this tab, unlike every other's. */
  tab?: string;
}

export interface CartWriter {
  /** Applies a change to the contents stored now; what they become, and the text that is stored then. */
  update: (change: CartChange) => { contents: CartContents; raw: string | null };
  /** Applies changes again that another tab's write has overwritten. */
  repair: () => void;
}

/**
 * Changes the cart that all tabs share. Browsers give no atomic read and write of localStorage across processes, not
 * even inside a Web Lock: two tabs can read the same contents, and the later write then lacks the earlier change. So
 * the contents say the last change of each tab, and a tab that finds its own missing applies it again, exactly once.
 */
export function createCartWriter({
  storage,
  key,
  now = Date.now,
  tab = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`,
}: Options): CartWriter {
  let sequence = 0;
  let recent: { sequence: number; time: number; generation: string | undefined; change: CartChange }[] = [];
  /** Stands in for a stored cart of a newer form, which is left alone. */
  let held: StoredCart | null = null;

  let raw: string | null = null;

  function read(): StoredCart {
    raw = storage.getItem(key());
    // Somebody emptied the storage: nothing to add to it again.
    if (raw === null) recent = [];
    const parsed = parseStoredCart(raw);
    if (parsed.cart) {
      held = null;
      // A tab of an older release wrote what it saw: which changes that holds is not known, and none counts twice. Tabs
      // that hear of it only once another has written it anew know by the generation, which is the same whoever did.
      return parsed.older ? { ...parsed.cart, generation: checksum(raw ?? "") } : parsed.cart;
    }
    if (parsed.newer) {
      held ??= emptyStoredCart;
      return held;
    }
    storage.setItem(`${key()}_unreadable`, raw ?? "");
    console.warn(`The stored bag is no bag. It is kept as ${key()}_unreadable.`);
    return emptyStoredCart;
  }

  function write(cart: StoredCart) {
    if (held) {
      held = cart;
      return;
    }
    raw = printStoredCart(cart);
    storage.setItem(key(), raw);
  }

  function withLostChanges(cart: StoredCart): StoredCart {
    const time = now();
    recent = recent.filter((each) => time - each.time < REPLAY_TIME && each.generation === cart.generation);
    const known = cart.changes[tab]?.sequence ?? 0;
    return recent.filter((each) => each.sequence > known).reduce(apply, cart);
  }

  function apply(
    cart: StoredCart,
    { change, ...own }: Omit<(typeof recent)[number], "generation">,
  ): StoredCart {
    const others = Object.entries(cart.changes).filter(
      ([name, each]) => name !== tab && own.time - each.time < KNOWN_TIME,
    );
    return {
      ...cart,
      ...change(cart),
      version: Math.max(cart.version, CART_VERSION),
      changes: { ...Object.fromEntries(others), [tab]: { sequence: own.sequence, time: own.time } },
    };
  }

  return {
    update(change) {
      const stored = read();
      const cart = withLostChanges(stored);
      const next = { sequence: sequence + 1, time: now(), change };
      const changed = apply(cart, next);
      if (isSame(cart, changed)) {
        if (cart !== stored) write(cart);
        return { contents: cart, raw };
      }
      sequence = next.sequence;
      recent.push({ ...next, generation: cart.generation });
      write(changed);
      return { contents: changed, raw };
    },
    repair() {
      const stored = read();
      const cart = withLostChanges(stored);
      if (cart !== stored) write(cart);
    },
  };
}

/** FNV-1a: tells texts apart, no more. */
const checksum = (text: string): string =>
  [...text]
    .reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619), -2_128_831_035)
    .toString(36);

/** Equal but for who changed it: nothing to write, and nothing for other tabs to hear. */
const isSame = (one: StoredCart, other: StoredCart): boolean =>
  printStoredCart({ ...one, changes: {} }) === printStoredCart({ ...other, changes: {} });

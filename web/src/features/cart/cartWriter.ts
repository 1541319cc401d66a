import type { KeyValueStorage } from "../../platform/browser/browserStorage.ts";
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
/** How long a tab's last change stays listed, in ms; far longer than a tab applies it again. */
const KNOWN_TIME = 60_000;

interface RecentChange {
  sequence: number;
  /** ms since 1970. */
  time: number;
  generation: string | undefined;
  /** Changes of other tabs that the contents held when this one was made. */
  after: StoredCart["changes"];
  change: CartChange;
}

interface Options {
  storage: KeyValueStorage;
  key: () => string;
  now?: () => number;
  /** Unique name of this tab. */
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
  let recent: RecentChange[] = [];
  /** Used in place of a stored cart of a newer format, which is not overwritten. */
  let unsaved: StoredCart | null = null;

  let raw: string | null = null;

  function read(): StoredCart {
    raw = storage.getItem(key());
    // The storage was emptied: there is nothing to apply again.
    if (raw === null) recent = [];
    const parsed = parseStoredCart(raw);
    if (parsed.cart) {
      unsaved = null;
      // A tab of an older release wrote its contents without the list of changes, so no change is applied twice. Tabs
      // that read it after another tab rewrote it see the same generation, because it is computed from the text.
      return parsed.older ? { ...parsed.cart, generation: checksum(raw ?? "") } : parsed.cart;
    }
    if (parsed.newer) {
      unsaved ??= emptyStoredCart;
      return unsaved;
    }
    storage.setItem(`${key()}_unreadable`, raw ?? "");
    console.warn(`The stored bag is no bag. It is kept as ${key()}_unreadable.`);
    return emptyStoredCart;
  }

  function write(cart: StoredCart) {
    if (unsaved) {
      unsaved = cart;
      return;
    }
    raw = printStoredCart(cart);
    storage.setItem(key(), raw);
  }

  function lostChanges(cart: StoredCart): RecentChange[] {
    const time = now();
    recent = recent.filter((each) => time - each.time < REPLAY_TIME && each.generation === cart.generation);
    const applied = cart.changes[tab]?.sequence ?? 0;
    return recent.filter((each) => each.sequence > applied);
  }

  /** False while the contents lack an earlier change that its own tab is about to apply again: it goes first. */
  const mayFollow = (cart: StoredCart, { after }: RecentChange): boolean =>
    Object.entries(after).every(
      ([name, { sequence, time }]) =>
        name === tab || now() - time >= REPLAY_TIME || (cart.changes[name]?.sequence ?? 0) >= sequence,
    );

  function apply(
    cart: StoredCart,
    { change, ...own }: Pick<RecentChange, "sequence" | "time" | "change">,
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
      const cart = lostChanges(stored).reduce(apply, stored);
      const next = { sequence: sequence + 1, time: now(), change };
      const changed = apply(cart, next);
      if (isSame(cart, changed)) {
        if (cart !== stored) write(cart);
        return { contents: cart, raw };
      }
      sequence = next.sequence;
      recent.push({ ...next, generation: cart.generation, after: cart.changes });
      write(changed);
      return { contents: changed, raw };
    },
    repair() {
      const stored = read();
      const lost = lostChanges(stored);
      const waiting = lost.findIndex((each) => !mayFollow(stored, each));
      const cart = lost.slice(0, waiting < 0 ? lost.length : waiting).reduce(apply, stored);
      if (cart !== stored) write(cart);
    },
  };
}

/** FNV-1a, to compare texts. Not for security. */
const checksum = (text: string): string =>
  [...text]
    .reduce((sum, character) => Math.imul(sum ^ character.codePointAt(0)!, 16_777_619), -2_128_831_035)
    .toString(36);

/** Equal contents, ignoring the list of changes: nothing to write, and no event for other tabs. */
const isSame = (first: StoredCart, second: StoredCart): boolean =>
  printStoredCart({ ...first, changes: {} }) === printStoredCart({ ...second, changes: {} });

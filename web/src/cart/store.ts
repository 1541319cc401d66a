import { storageNames } from "@velours/sdk/rules";
import { browserStorage, type KeyValueStorage } from "../browser/browserStorage.ts";
import { type CartState, emptyCart } from "./CartState.ts";
import { type CartContents, parseStoredCart } from "./storedCart.ts";

/** The bag of this browser. While a page is rendered on the server it is empty and not ready. */
export interface CartStore {
  get: () => CartState;
  subscribe: (listener: () => void) => () => void;
  /** Changes what only this page knows. Contents are changed by the bag alone, see createBag. */
  set: (change: Partial<CartState> | ((state: CartState) => Partial<CartState>)) => void;
  /** Shows contents that were written as `raw`. */
  adopt: (contents: CartContents, raw: string | null) => void;
  /** Reads the stored contents for the first time; afterwards the cart is ready. */
  load: () => void;
  /** Reads them again if another tab changed them. */
  sync: () => void;
  show: () => void;
  hide: () => void;
  storage: KeyValueStorage;
  key: () => string;
}

export function createCartStore(site: () => string, storage = browserStorage("localStorage")): CartStore {
  let state = emptyCart;
  let seen: string | null = null;
  const listeners = new Set<() => void>();
  const key = () => storageNames(site(), "").cart;

  /** Errors stay with what they are about, as long as it is there. */
  const shown = (
    { products, promotion, giftCard, credits, country }: CartContents,
    before: CartState,
  ): Partial<CartState> => ({
    products: { ...before.products, data: products },
    promotion: { ...before.promotion, data: promotion },
    giftCard: { ...before.giftCard, data: giftCard },
    credits,
    country,
  });

  const store: CartStore = {
    storage,
    key,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      state = { ...state, ...(typeof change === "function" ? change(state) : change) };
      for (const listener of listeners) listener();
    },
    adopt(contents, raw) {
      seen = raw;
      store.set((before) => shown(contents, before));
    },
    load() {
      if (state.ready) return;
      store.set({ ready: true });
      store.sync();
    },
    sync() {
      const raw = storage.getItem(key());
      if (!state.ready || raw === seen) return;
      seen = raw;
      const parsed = parseStoredCart(raw);
      // What cannot be read leaves the page as it is; the bag keeps it apart before it writes.
      if (!parsed.cart) return store.set({ unreadable: parsed.newer ? "newer" : "broken" });
      const { cart } = parsed;
      // The old estimate is of other lines.
      store.set((before) => ({ ...shown(cart, before), estimate: null, unreadable: null }));
    },
    show: () => store.set({ visible: true }),
    hide: () => store.set({ visible: false }),
  };
  return store;
}

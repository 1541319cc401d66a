import { storageNames } from "@velours/sdk/rules";
import type { CartLine, GiftCard, Promotion } from "@velours/sdk/types";
import { type CartState, emptyCart } from "./CartState.ts";

/** What outlives the page, under `{site}_cart` (4.3). */
export interface StoredCart {
  products: CartLine[];
  promotion: Promotion | null;
  giftCard: GiftCard | null;
  credits: { apply: boolean };
}

/** The bag of this browser. While a page is rendered on the server it is empty and not ready. */
export interface CartStore {
  get: () => CartState;
  subscribe: (listener: () => void) => () => void;
  /** Changes the state; what is kept is written to local storage. */
  set: (change: Partial<CartState> | ((state: CartState) => Partial<CartState>)) => void;
  /** Reads local storage once; afterwards the cart is ready. */
  load: () => void;
  show: () => void;
  hide: () => void;
}

function isStored(value: unknown): value is StoredCart {
  return typeof value === "object" && value !== null && Array.isArray((value as StoredCart).products);
}

export function createCartStore(site: () => string): CartStore {
  let state = emptyCart;
  const listeners = new Set<() => void>();
  const key = () => storageNames(site(), "").cart;

  function read(): StoredCart | null {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? "null");
      if (stored === null) return null;
      if (isStored(stored)) return stored;
      console.warn("The stored bag is not a bag: starting with an empty one.");
    } catch (error) {
      console.warn("The stored bag could not be read.", error);
    }
    return null;
  }

  function write() {
    const { products, promotion, giftCard, credits } = state;
    const kept: StoredCart = {
      products: products.data,
      promotion: promotion.data,
      giftCard: giftCard.data,
      credits,
    };
    try {
      if (kept.products.length + (kept.promotion ? 1 : 0) + (kept.giftCard ? 1 : 0) === 0)
        localStorage.removeItem(key());
      else localStorage.setItem(key(), JSON.stringify(kept));
    } catch (error) {
      console.warn("The bag could not be stored.", error);
    }
  }

  const store: CartStore = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      const before = state;
      state = { ...state, ...(typeof change === "function" ? change(state) : change) };
      const kept = ["products", "promotion", "giftCard", "credits"] as const;
      if (before.ready && kept.some((part) => before[part] !== state[part])) write();
      for (const listener of listeners) listener();
    },
    load() {
      if (state.ready) return;
      const stored = read();
      store.set({
        ready: true,
        ...(stored && {
          products: { data: stored.products, error: null },
          promotion: { data: stored.promotion ?? null, error: null },
          giftCard: { data: stored.giftCard ?? null, error: null },
          credits: { apply: stored.credits?.apply === true },
        }),
      });
    },
    show: () => store.set({ visible: true }),
    hide: () => store.set({ visible: false }),
  };
  return store;
}

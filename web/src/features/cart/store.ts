import { type Atom, createAtom } from "@tanstack/react-store";
import type { KeyValueStorage } from "../../platform/browser/browserStorage.ts";
import { type CartState, emptyCart } from "./CartState.ts";

/** The cart of this browser. While a page is rendered on the server it is empty and not ready. */
export interface CartStore extends Pick<Atom<CartState>, "get" | "subscribe"> {
  /** Changes what only this page knows. Contents are changed by the cart alone, see createCartActions. */
  set: (change: Partial<CartState> | ((state: CartState) => Partial<CartState>)) => void;
  /** Leaves it closed while the shopper is told what a promotion is short of. */
  show: () => void;
  hide: () => void;
  toggle: () => void;
  site: () => string;
  /** In place of localStorage. */
  storage: KeyValueStorage | undefined;
  /** The stored text that the contents are from, see storedContents. */
  seen: string | null;
}

export function createCartStore(site: () => string, storage?: KeyValueStorage): CartStore {
  const state = createAtom(emptyCart);
  const store: CartStore = {
    site,
    storage,
    seen: null,
    get: state.get,
    subscribe: state.subscribe,
    set: (change) =>
      state.set((before) => ({ ...before, ...(typeof change === "function" ? change(before) : change) })),
    show: () => store.set(({ minimumMissing }) => ({ visible: minimumMissing === null })),
    hide: () => store.set({ visible: false }),
    toggle: () => store.set(({ visible }) => ({ visible: !visible })),
  };
  return store;
}

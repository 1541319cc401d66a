import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../../platform/browser/browserStorage.ts";
import { type CartState, emptyCart } from "./CartState.ts";
import type { CartStore } from "./store.ts";
import { type CartContents, parseStoredCart } from "./storedCart.ts";

// Apart from the store: the first load shows no contents, and does without the code that reads them.

export const cartKey = (cart: CartStore): string => storageNames(cart.site(), "").cart;

export const cartStorage = (cart: CartStore) => cart.storage ?? browserStorage("localStorage");

/** Errors stay with what they are about, as long as it is there. */
const shown = (
  { products, promotion, giftCard, credits, country, prepared, refusedGift }: CartContents,
  before: CartState,
): Partial<CartState> => ({
  products: { ...before.products, data: products },
  promotion: { ...before.promotion, data: promotion },
  giftCard: { ...before.giftCard, data: giftCard },
  credits: { ...credits, error: before.credits.error },
  country,
  prepared,
  refusedGift,
  // The old judgement is of other lines.
  judged: null,
});

/** Shows contents that were written as `raw`. */
export function adoptContents(cart: CartStore, contents: CartContents, raw: string | null): void {
  cart.seen = raw;
  cart.set((before) => shown(contents, before));
}

/** Reads the stored contents for the first time; afterwards the cart is ready, and no rate of before counts. */
export function loadContents(cart: CartStore): void {
  if (cart.get().ready) return;
  cart.set({ ready: true, shippingRates: emptyCart.shippingRates });
  syncContents(cart);
}

/** Reads them again if another tab changed them. */
export function syncContents(cart: CartStore): void {
  const raw = cartStorage(cart).getItem(cartKey(cart));
  if (!cart.get().ready || raw === cart.seen) return;
  cart.seen = raw;
  const parsed = parseStoredCart(raw);
  // Unreadable contents leave the page as it is; the cart keeps them apart before it writes.
  if (!parsed.cart) {
    console.warn(`The stored bag ${cartKey(cart)} cannot be read.`);
    cart.set({ unreadable: parsed.newer ? "newer" : "broken" });
    return;
  }
  const { cart: contents } = parsed;
  // The old estimate is of other lines.
  cart.set((before) => ({ ...shown(contents, before), estimate: null, unreadable: null }));
}

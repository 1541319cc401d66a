import type { SessionState, WishlistItems, WishPress } from "./store.ts";

/**
 * The signed-in member's wishes as they are shown: the shop's last answer, and the presses since. Undefined for a guest, and
 * until they are fetched.
 */
export function shownWishes({ user, wishlist, presses }: SessionState): WishlistItems | undefined {
  if (!user || !wishlist) return undefined;
  return presses.filter(({ member }) => member === user.id).reduce(afterPress, wishlist.items);
}

export const isWished = (items: WishlistItems, product: number): boolean =>
  items.some(({ content_id }) => content_id === product);

function afterPress(items: WishlistItems, { product, isWish, site }: WishPress): WishlistItems {
  if (isWish === isWished(items, product)) return items;
  return isWish
    ? [...items, { id: 0, type: "product", content_id: product, site }]
    : items.filter(({ content_id }) => content_id !== product);
}

/** An item of a wishlist. */
export interface WishlistItem {
  id: number | string;
  content_id: number;
}

/** The action of a click on a product's heart. */
export type WishPlan =
  | { do: "login" }
  | { do: "remove"; item: WishlistItem }
  | { do: "add"; content_id: number };

/** Deletes the product when it is present, else adds it; a guest is asked to log in. */
export function toggleWish(
  items: readonly WishlistItem[],
  content_id: number,
  { authenticated }: { authenticated: boolean },
): WishPlan {
  if (!authenticated) return { do: "login" };
  const item = items.find((item) => item.content_id === content_id);
  return item ? { do: "remove", item } : { do: "add", content_id };
}

/**
 * The items after the answer: 200 appends the new one, 204 filters the removed one out, anything else restores what was
 * there before. `created` is the body of the 200.
 */
export function afterWish(
  before: readonly WishlistItem[],
  plan: WishPlan,
  status: number,
  created?: WishlistItem,
): readonly WishlistItem[] {
  if (plan.do === "add" && status === 200 && created) return [...before, created];
  if (plan.do === "remove" && status === 204)
    return before.filter((wishlistItem) => wishlistItem.id !== plan.item.id);
  return before;
}

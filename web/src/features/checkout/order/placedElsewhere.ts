import type { PlacedOrder } from "./PlacedOrder.ts";

/** An order that was placed outside the checkout a moment ago, for the checkout to show as its own. Browser only. */
export const placedElsewhere: { current: PlacedOrder | null } = { current: null };

/** The order of this id, once: after a reload there is none. */
export function takePlaced(id: string | undefined): PlacedOrder | null {
  const { current } = placedElsewhere;
  if (!current || current.order.id !== id) return null;
  placedElsewhere.current = null;
  return current;
}

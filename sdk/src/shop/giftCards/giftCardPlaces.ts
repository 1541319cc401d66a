import { isGiftCard } from "../../rules/cart/productTypes.ts";
import type { Order } from "../../types.ts";

/** The lines of an order that bought gift cards, each with the places of its cards among those of the order. */
export function giftCardPlaces({ products }: Pick<Order, "products">): { place: number; units: number[] }[] {
  let first = 0;
  return products.flatMap((product, place) => {
    if (!isGiftCard({ product })) return [];
    const from = first;
    first += product._quantity;
    return [{ place, units: Array.from({ length: product._quantity }, (_, nth) => from + nth) }];
  });
}

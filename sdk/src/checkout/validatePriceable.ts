import type { Site } from "../types.ts";
import type { Basket } from "./basket.ts";
import {
  type BasketRecords,
  type BasketRefusal,
  type ValidatedBasket,
  validateBasket,
} from "./validateBasket.ts";

/** Checks a basket that is to be priced, as one that is to be bought; but a promotion that does not fit counts for nothing. */
export function validatePriceable(
  basket: Pick<Basket, "cart">,
  records: BasketRecords,
  site: Pick<Site, "code" | "limits">,
): ValidatedBasket | { refused: BasketRefusal } {
  const { cart } = records;
  const problems = cart.problems?.products === undefined ? null : cart.problems;
  return validateBasket(basket, { ...records, cart: { ...cart, problems } }, site);
}

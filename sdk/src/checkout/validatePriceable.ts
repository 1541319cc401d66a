import { validateCartLimits } from "../rules/cart/cartLimits.ts";
import type { Site } from "../types.ts";
import type { Basket } from "./basket.ts";
import {
  applyCredits,
  applyGiftCard,
  type BasketRecords,
  type BasketRefusal,
  type ValidatedBasket,
} from "./validateBasket.ts";

/**
 * Checks a basket that is to be priced: what can be sold still and in one order, then the gift card, then cash back. A
 * promotion that does not fit counts for nothing.
 */
export function validatePriceable(
  { cart }: Pick<Basket, "cart">,
  records: BasketRecords,
  { code: site, limits }: Pick<Site, "code" | "limits">,
): ValidatedBasket | { refused: BasketRefusal } {
  const { problems, lines } = records.cart;
  if (problems?.products !== undefined)
    return { refused: { reference: "cartValidationErrors", value: problems } };
  const tooMuch = validateCartLimits(lines, limits);
  if (tooMuch !== null) return { refused: tooMuch };
  const found = applyGiftCard(cart, records, site);
  if ("refused" in found) return found;
  const applied = applyCredits(cart, records);
  if ("refused" in applied) return applied;
  return { cart: records.cart, ...found, ...applied };
}

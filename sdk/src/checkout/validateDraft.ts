import { validateCartLimits } from "../rules/cart/cartLimits.ts";
import { isGiftCard, isWarranty } from "../rules/cart/productTypes.ts";
import type { RequestedLine } from "../rules/checkout/priceCart.ts";
import type { Refusal } from "../rules/refusal.ts";
import type { CartLineInput, DraftInput, DraftLine, Site } from "../types.ts";
import type { CartRequest } from "./basket.ts";
import type { ValidatedCart } from "./validateBasket.ts";

export type DraftRefusal = Refusal<
  | "variantUnknown"
  | "validationError"
  | "promotionUnrecognizable"
  | "cartValidationErrors"
  | "cartLimitExceeded"
>;

/** The cart that a draft's buyer will have, in the currency that its site sells in first. */
export const toDraftCart = (
  { lines, email, address, promotion, language }: DraftInput,
  { currencies: [currency = "USD"] }: Pick<Site, "currencies">,
): CartRequest => ({
  products: lines.map(
    ({ variantId, quantity = 1 }): CartLineInput => ({ variant: { id: variantId }, quantity }),
  ),
  promotion,
  currency,
  language,
  country: address?.country,
  email,
});

/** The lines of a draft, or why it cannot be bought as the shop is now. `cart` is that of `toDraftCart`. */
export function validateDraft(
  cart: ValidatedCart,
  { limits }: Pick<Site, "limits">,
): { lines: DraftLine[] } | { refused: DraftRefusal } {
  const unknown = cart.requestedLines.find(({ product }) => product === undefined);
  if (unknown !== undefined) {
    const variantId = unknown.input.variant.id;
    return { refused: { reference: "variantUnknown", value: { variantId } } };
  }
  const chosen = cart.requestedLines.findIndex(needsChoice);
  if (chosen >= 0) {
    const text = "Gift cards and warranties are chosen by the buyer";
    const value = { [`lines.${chosen}.variantId`]: text };
    return { refused: { reference: "validationError", value, placeholders: { text } } };
  }
  if (cart.promotion !== null && cart.promotion.promotion === null)
    return { refused: { reference: "promotionUnrecognizable", value: null } };
  if (cart.problems !== null) return { refused: { reference: "cartValidationErrors", value: cart.problems } };
  const tooMuch = validateCartLimits(cart.lines, limits);
  if (tooMuch !== null) return { refused: tooMuch };
  return {
    lines: cart.lines.map(({ product, variant, quantity }) => ({
      productId: product.id,
      variantId: variant.id,
      quantity,
    })),
  };
}

/** A gift card needs its recipient, and a warranty the line that it covers. */
const needsChoice = ({ product }: RequestedLine): boolean =>
  product !== undefined && (isGiftCard({ product }) || isWarranty({ product }));

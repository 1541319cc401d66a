import { validateCartLimits } from "../rules/cart/cartLimits.ts";
import { isGiftCard, isWarranty } from "../rules/cart/productTypes.ts";
import type { RequestedLine } from "../rules/checkout/priceCart.ts";
import type { Refusal } from "../rules/refusal.ts";
import { getBillingCurrency, getRegion } from "../rules/region.ts";
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

/**
 * The carts that a draft's buyer may have: one in the currency of the address's region, which the page changes to, else of
 * the first; without an address one in each currency of the site's regions. It is enough when any of them can be bought.
 */
export function toDraftCarts(
  { lines, email, address, promotion, language }: DraftInput,
  site: Pick<Site, "currencies" | "regions">,
): CartRequest[] {
  const country = address?.country;
  const { regions } = site;
  const region = country ? getRegion(regions, country.toUpperCase()) : undefined;
  const currencies = new Set((region ? [region] : regions).map(({ currency }) => currency));
  if (currencies.size === 0) currencies.add(getBillingCurrency(site, country));
  return [...currencies].map((currency) => ({
    products: lines.map(
      ({ variantId, quantity = 1 }): CartLineInput => ({ variant: { id: variantId }, quantity }),
    ),
    promotion: promotion?.trim(),
    currency,
    language,
    country,
    email,
  }));
}

/** The lines of a draft, or why it cannot be bought as the shop is now. `cart` is one of `toDraftCarts`. */
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

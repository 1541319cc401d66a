import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import { priceCart } from "../rules/checkout/priceCart.ts";
import {
  type CartToValidate,
  listOtherProducts,
  validatePricedCart,
} from "../rules/checkout/validatePricedCart.ts";
import { matchPromotion } from "../rules/promotions/matchPromotion.ts";
import type { PromotionRecord } from "../rules/promotions/presentPromotion.ts";
import type { Site } from "../types.ts";
import type { CartRequest } from "./basket.ts";
import type { ValidatedCart } from "./validateBasket.ts";

/** The shop's records for a cart. */
export interface CartRecords {
  /** The products of its lines. */
  products: readonly ProductRecord[];
  /** The promotion of its code; undefined when there is none. */
  promotion: PromotionRecord | undefined;
  site: CartToValidate["site"] & Pick<Site, "code">;
}

interface CartCheck {
  /** Products whose records `finish` needs. */
  others: number[];
  finish: (others: readonly ProductRecord[]) => ValidatedCart;
}

/**
 * Builds a cart from the shop's own records and lists the differences from what the shopper saw, in two steps, as the
 * first says what else has to be read.
 */
export function checkCart(
  request: CartRequest,
  { products, promotion: record, site }: CartRecords,
  now: Date,
): CartCheck {
  const { promotion: code, currency, language } = request;
  const cart = priceCart(products, request.products, { source: site.source, currency, language, now });
  const promotion = code
    ? matchPromotion(record, { ...request, lines: cart.lines, site: site.code, now })
    : null;
  const priced = { cart, promotion, currency, language, site };
  return {
    others: listOtherProducts(priced),
    finish: (others) => ({ ...cart, promotion, problems: validatePricedCart(priced, others) }),
  };
}

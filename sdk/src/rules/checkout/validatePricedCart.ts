import type { CartValidationError, Currency, Language, Site } from "../../types.ts";
import { isSoldBy } from "../catalogue/isSoldBy.ts";
import { presentProduct } from "../catalogue/presentProduct.ts";
import type { ProductRecord } from "../catalogue/productRecord.ts";
import { type MatchedPromotion, usablePromotion } from "../promotions/matchPromotion.ts";
import { type CartToCheck, findCartProblems } from "./findCartProblems.ts";
import type { PricedCart } from "./priceCart.ts";

export interface CartToValidate {
  cart: PricedCart;
  promotion: MatchedPromotion | null;
  currency: Currency;
  language: Language;
  site: Pick<Site, "source"> & CartToCheck["site"];
}

/** Products a cart's check needs beside its own: the parts of its bundles, and the gift it earns. */
export function listOtherProducts({ cart, promotion }: Pick<CartToValidate, "cart" | "promotion">): number[] {
  const earned = usablePromotion(promotion)?.gift ?? null;
  return [...listPartIds(cart), ...(earned === null ? [] : [earned])];
}

/** Differences from what the shopper saw, with the actions that apply them. `others` are the records of `listOtherProducts`. */
export function validatePricedCart(
  { cart, promotion, currency, language, site }: CartToValidate,
  others: readonly ProductRecord[],
): CartValidationError | null {
  const earned = usablePromotion(promotion)?.gift ?? null;
  const record = others.find(({ id, enabled }) => id === earned && enabled);
  const product = record && presentProduct(record, { currency, language });
  const sold = new Set(others.filter((record) => record.enabled).map((record) => record.id));
  return findCartProblems({
    cart,
    promotion,
    currency,
    site,
    gift: record && product && isSoldBy(product, site.source) ? { product, record } : undefined,
    missingParts: new Set(listPartIds(cart).filter((id) => !sold.has(id))),
  });
}

const listPartIds = ({ requestedLines }: PricedCart): number[] =>
  requestedLines.flatMap(({ product }) => product?.bundle_product_ids ?? []);

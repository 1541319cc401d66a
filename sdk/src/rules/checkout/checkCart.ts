import type { CartValidationError, Currency, Language } from "../../types.ts";
import { presentProduct } from "../catalogue/presentProduct.ts";
import type { ProductRecord } from "../catalogue/productRecord.ts";
import type { FoundPromotion } from "../promotions/findPromotion.ts";
import { earnedGift } from "../promotions/freeLines.ts";
import type { BuiltCart } from "./buildCart.ts";
import { cartProblems } from "./cartProblems.ts";

export interface CartToJudge {
  cart: BuiltCart;
  promotion: FoundPromotion;
  currency: Currency;
  language: Language;
}

/** Products a cart's check needs beside its own: the parts of its bundles, and the gift it earns. */
export function productsBeside({ cart, promotion, currency }: CartToJudge): number[] {
  const earned = earnedGift(cart.lines, promotion.usable, currency);
  return [...listPartIds(cart), ...(earned === null ? [] : [earned])];
}

/** What differs from what the shopper saw, and what mends it. `others` are the records of `productsBeside`. */
export function checkCart(
  { cart, promotion, currency, language }: CartToJudge,
  others: readonly ProductRecord[],
): CartValidationError | null {
  const earned = earnedGift(cart.lines, promotion.usable, currency);
  const gift = others.find((record) => record.id === earned && record.enabled);
  const sold = new Set(others.filter((record) => record.enabled).map((record) => record.id));
  return cartProblems({
    cart,
    promotion,
    currency,
    gift: gift && presentProduct(gift, { currency, language }),
    missingParts: new Set(listPartIds(cart).filter((id) => !sold.has(id))),
  });
}

const listPartIds = ({ requestedLines }: BuiltCart): number[] =>
  requestedLines.flatMap(({ product }) => product?.bundle_product_ids ?? []);

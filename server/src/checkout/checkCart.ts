import { earnedGift } from "@velours/sdk/rules";
import type { CartLineInput, CartValidationError, Currency, Language, Product } from "@velours/sdk/types";
import { presentProduct } from "../catalogue/presentProduct.ts";
import { readRecords } from "../catalogue/readRecords.ts";
import type { Context } from "../context.ts";
import { type BuiltCart, buildCart } from "./buildCart.ts";
import { cartProblems } from "./cartProblems.ts";
import { type FoundPromotion, findPromotion } from "./findPromotion.ts";

export interface CartQuestion {
  products: readonly CartLineInput[];
  promotion: string | null | undefined;
  currency: Currency;
  language: Language;
  /** Shipping country; null or undefined leaves country-bound promotions unchecked (CA-03). */
  country?: string | null | undefined;
  /** Null when no address is known; undefined when that is not to be checked. */
  email?: string | null | undefined;
}

export interface CheckedCart extends BuiltCart {
  promotion: FoundPromotion;
  problems: CartValidationError | null;
}

/** Builds a cart from the server's own data and says what differs from what the shopper saw. */
export async function checkCart(
  context: Pick<Context, "store" | "site" | "now">,
  question: CartQuestion,
): Promise<CheckedCart> {
  const { products, currency, language } = question;
  const cart = await buildCart(context, products, question);
  const promotion = await findPromotion(context, question.promotion, { ...question, lines: cart.lines });

  const earned = earnedGift(cart.lines, promotion.usable, currency);
  const parts = cart.asked.flatMap(({ product }) => product?.bundle_product_ids ?? []);
  const wanted = [...parts, ...(earned === null ? [] : [earned])];
  const others = wanted.length === 0 ? [] : await readRecords(context.store.db, { ids: wanted });
  const gift = others.find((record) => record.id === earned && record.enabled);
  const sold = new Set(others.filter((record) => record.enabled).map((record) => record.id));

  const problems = cartProblems({
    cart,
    promotion,
    currency,
    gift: gift && (presentProduct(gift, { currency, language }) satisfies Product),
    missingParts: new Set(parts.filter((id) => !sold.has(id))),
  });
  return { ...cart, promotion, problems };
}

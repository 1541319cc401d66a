import { type BuiltCart, type FoundPromotion, checkCart as judge, productsBeside } from "@velours/sdk/shop";
import type { CartLineInput, CartValidationError, Currency, Language } from "@velours/sdk/types";
import { readRecords } from "../catalogue/readRecords.ts";
import type { Context } from "../context.ts";
import { buildCart } from "./buildCart.ts";
import { findPromotion } from "./findPromotion.ts";

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

  const judged = { cart, promotion, currency, language };
  const ids = productsBeside(judged);
  const others = ids.length === 0 ? [] : await readRecords(context.store.db, { ids });
  return { ...cart, promotion, problems: judge(judged, others) };
}

import {
  buildCart,
  type CartQuestion,
  type CheckedCart,
  findPromotion,
  checkCart as judge,
  noPromotion,
  productsBeside,
  type Quote,
  type QuoteQuestion,
  quote,
  sandboxTaxes,
} from "@velours/sdk/shop";
import { demo } from "../demo.ts";
import type { Context } from "../Handler.ts";

/** Builds a cart from the session's own shop and says what differs from what the shopper saw. */
export function checkCart({ session, site, now }: Context, question: CartQuestion): CheckedCart {
  const { products, promotion: code, currency, language, country, email } = question;
  const terms = { site, currency, language, now };
  const records = session.records({ variants: products.map(({ variant }) => variant.id) });
  const cart = buildCart(records, products, terms);
  const promotion = code
    ? findPromotion(session.promotion(code), { ...terms, lines: cart.lines, country, email })
    : noPromotion;
  const judged = { cart, promotion, currency, language };
  return {
    ...cart,
    promotion,
    problems: judge(judged, session.records({ ids: productsBeside(judged) })),
  };
}

/** The invoice of a cart, with the demo shop's rates and the sandbox's taxes. */
export const quoteCart = (question: QuoteQuestion): Promise<Quote> =>
  quote({ rates: async () => demo.shippingRates, taxes: async (asked) => sandboxTaxes(asked) }, question);

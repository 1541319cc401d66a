import {
  type CartRequest,
  calculateSandboxTaxes,
  listOtherProducts,
  matchPromotion,
  planQuote,
  priceCart,
  type Quote,
  type QuoteRequest,
  quoteInvoice,
  type ValidatedCart,
  validatePricedCart,
} from "@velours/sdk/shop";
import type { Context } from "../Handler.ts";
import { toCheckoutTerms } from "./toCheckoutTerms.ts";

/** Builds a cart from the session's own shop and says what differs from what the shopper saw. */
export function loadCart(context: Context, request: CartRequest): ValidatedCart {
  const { session, now } = context;
  const { site } = toCheckoutTerms(context);
  const { products, promotion: code, currency, language, country, email } = request;
  const terms = { source: site.source, currency, language, now };
  const records = session.records({ variants: products.map(({ variant }) => variant.id) });
  const cart = priceCart(records, products, terms);
  const promotion = code
    ? matchPromotion(session.promotion(code), {
        ...terms,
        site: site.code,
        lines: cart.lines,
        country,
        email,
      })
    : null;
  const priced = { cart, promotion, currency, language, site };
  return {
    ...cart,
    promotion,
    problems: validatePricedCart(priced, session.records({ ids: listOtherProducts(priced) })),
  };
}

/** The invoice of a cart, with the shop's rates and the sandbox's taxes. */
export function loadQuote({ session }: Pick<Context, "session">, request: QuoteRequest): Quote {
  const plan = planQuote(request, session.shippingRates);
  return quoteInvoice(request, plan, plan.taxRequest && calculateSandboxTaxes(plan.taxRequest));
}

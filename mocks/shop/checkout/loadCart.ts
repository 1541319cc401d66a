import {
  type CartRequest,
  calculateSandboxTaxes,
  checkCart,
  planQuote,
  type Quote,
  type QuoteRequest,
  quoteInvoice,
  type ValidatedCart,
} from "@velours/sdk/shop";
import type { Context } from "../Handler.ts";
import { toCheckoutTerms } from "./toCheckoutTerms.ts";

/** Builds a cart from the session's own shop and says what differs from what the shopper saw. */
export function loadCart(context: Context, request: CartRequest): ValidatedCart {
  const { session, now } = context;
  const { site } = toCheckoutTerms(context);
  const products = session.records({ variants: request.products.map(({ variant }) => variant.id) });
  const promotion = request.promotion ? session.promotion(request.promotion) : undefined;
  const { others, finish } = checkCart(request, { products, promotion, site }, now);
  return finish(session.records({ ids: others }));
}

/** The invoice of a cart, with the shop's rates and the sandbox's taxes. */
export function loadQuote({ session }: Pick<Context, "session">, request: QuoteRequest): Quote {
  const plan = planQuote(request, session.shippingRates);
  return quoteInvoice(request, plan, plan.taxRequest && calculateSandboxTaxes(plan.taxRequest));
}

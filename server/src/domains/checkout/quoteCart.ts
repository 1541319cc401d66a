import { planQuote, type Quote, type QuoteRequest, quoteInvoice } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import type { LoadedBasket } from "./loadBasket.ts";

/** The invoice of a cart: the rules on the server's own prices, rates and taxes. */
export async function quoteCart(
  { taxes }: Pick<Context, "taxes">,
  { rates }: Pick<LoadedBasket, "rates">,
  request: QuoteRequest,
): Promise<Quote> {
  const plan = planQuote(request, rates);
  return quoteInvoice(request, plan, plan.taxRequest && (await taxes.calculate(plan.taxRequest)));
}

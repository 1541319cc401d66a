import { type Quote, type QuoteQuestion, quote } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { readShippingRates } from "../shipping/store.ts";

/** The invoice of a cart: the rules on the server's own prices, rates and taxes. */
export const quoteCart = (
  { store, taxes }: Pick<Context, "store" | "taxes">,
  request: QuoteQuestion,
): Promise<Quote> =>
  quote(
    { rates: () => readShippingRates(store.db), taxes: (taxQuestion) => taxes.calculate(taxQuestion) },
    request,
  );

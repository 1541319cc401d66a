import { type Quote, type QuoteRequest, quoteInvoice } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { readShippingRates } from "../shipping/store.ts";

/** The invoice of a cart: the rules on the server's own prices, rates and taxes. */
export const quoteCart = (
  { store, taxes }: Pick<Context, "store" | "taxes">,
  request: QuoteRequest,
): Promise<Quote> =>
  quoteInvoice(
    { rates: () => readShippingRates(store.db), taxes: (taxRequest) => taxes.calculate(taxRequest) },
    request,
  );

import { type Quote, type QuoteQuestion, quote as quoteFrom } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { readShippingRates } from "../shipping/store.ts";

/** The invoice of a cart: the rules on the server's own prices, rates and taxes. */
export const quote = (
  { store, taxes }: Pick<Context, "store" | "taxes">,
  question: QuoteQuestion,
): Promise<Quote> =>
  quoteFrom(
    { rates: () => readShippingRates(store.db), taxes: (taxQuestion) => taxes.calculate(taxQuestion) },
    question,
  );

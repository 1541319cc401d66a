import { planQuote, type Quote, quoteInvoice } from "@velours/sdk/shop";
import type { GiftCard, SelectedShipping } from "@velours/sdk/types";
import type { Fixture } from "../Fixture.ts";
import type { PricedBasket } from "./basket.ts";
import { computeTaxes } from "./computeTaxes.ts";

/** The invoice that the SDK's rules make of a basket, with the fixture's shipping and tax rates. */
export function quoteBasket(
  { lines, usable, place }: PricedBasket,
  { shippingRates, taxRates }: Fixture,
  { chosen, giftCard }: { chosen: SelectedShipping | null; giftCard: GiftCard | null },
): Quote {
  const request = {
    lines,
    promotion: usable,
    giftCard,
    credits: null,
    address: place.address,
    chosen,
    currency: place.currency,
    language: "en" as const,
  };
  const plan = planQuote(request, shippingRates);
  return quoteInvoice(request, plan, plan.taxRequest && computeTaxes(taxRates, plan.taxRequest));
}

import {
  type CartRequest,
  calculateSandboxTaxes,
  presentSites,
  type ShopOperation,
  type ShopPorts,
  selectPages,
  selectReviews,
} from "@velours/sdk/shop";
import type { operations } from "@velours/sdk/types";
import { loadCart as loadOwnCart, loadQuote } from "./checkout/loadCart.ts";
import { readBasketRecords } from "./checkout/readBasketRecords.ts";
import { toCheckoutTerms } from "./checkout/toCheckoutTerms.ts";
import type { Context, Handler } from "./Handler.ts";
import type { MockResponse } from "./MockResponse.ts";
import { listProductReviews } from "./merchant/orderReviews.ts";

/** Answers an operation that only reads from the session's shop. */
export const bindOperation =
  <Op extends keyof operations>(operation: ShopOperation<Op, keyof ShopPorts>): Handler<Op> =>
  (request, context) =>
    operation(request as Parameters<typeof operation>[0], toPorts(context)) as Promise<MockResponse>;

export function toPorts(context: Context): ShopPorts {
  const { session, site, language, now } = context;
  const sites = [...session.sites.values()];
  const loadCart = (request: CartRequest) => loadOwnCart(context, request);
  return {
    site,
    ownSite: site,
    language,
    now,
    sandbox: true,
    testZips: true,
    sites,
    presentSite: (code) =>
      presentSites(code, sites, {
        language,
        environment: "sandbox",
        shippingRates: session.shippingRates,
        pages: session.pages,
      }),
    catalogue: session.index,
    readRecords: (variants) => session.records({ variants }),
    readReviews: ({ product, ...query }) =>
      selectReviews(listProductReviews(session, product), query).reviews,
    readPromotion: (code) => session.promotion(code),
    readGiftCard: (code) => session.giftCards.find(code),
    readPage: (name) => selectPages(session.pages, site).find(({ handle }) => handle === name),
    readSite: () => toCheckoutTerms(context).site,
    readShippingRates: () => session.shippingRates,
    calculateTaxes: calculateSandboxTaxes,
    loadCart,
    loadBasket: () => ({
      site: toCheckoutTerms(context).site,
      readRecords: (basket, language) => readBasketRecords(context, basket, language),
      loadCart,
      quote: (request) => loadQuote(context, request),
    }),
  };
}

import { randomUUID } from "node:crypto";
import type { OperationName } from "../contract/document.ts";
import { asMember, changedBody, exampleBody, type Probes } from "./Probe.ts";

export const browsing = {
  getSite: {
    success: ({ fixture }) => ({ params: { site: fixture.site } }),
    resourceDoesNotExist: ({ fixture: { absentSite: site } }) =>
      site === null ? undefined : { params: { site } },
  },
  listProducts: {
    success: ({ fixture }) => ({ query: `collections=${fixture.collection}` }),
  },
  listSuggestions: { success: ({ fixture }) => ({ query: `search=${fixture.search}` }) },
  getProduct: {
    success: ({ fixture }) => ({ params: { id: fixture.products.first.product } }),
  },
  listReviews: {
    success: ({ fixture }) => ({ params: { id: fixture.products.first.product } }),
  },
  createStockNotice: {
    success: ({ fixture: { soldOut } }) => ({
      params: { id: soldOut.product },
      ...changedBody("createStockNotice", {
        email: `${randomUUID()}@example.com`,
        variant_id: soldOut.variant,
      }),
    }),
  },
  getCollection: {
    success: ({ fixture }) => ({ params: { collection: fixture.collection } }),
  },
  getCollectionFilters: {
    success: ({ fixture }) => ({ params: { collection: fixture.collection } }),
  },
  getPromotion: {
    success: ({ fixture: { promotions } }) => ({ params: { code: promotions.valid[0] } }),
    promotionUnrecognizable: ({ fixture: { promotions } }) => ({ params: { code: promotions.unknown } }),
    promotionUnsupportedSite: ({ fixture: { promotions } }) => ({ params: { code: promotions.otherSite } }),
    promotionUnavailable: ({ fixture: { promotions } }) => ({ params: { code: promotions.unavailable } }),
    promotionExpired: ({ fixture: { promotions } }) => ({ params: { code: promotions.expired } }),
  },
  getGiftCard: {
    success: ({ fixture: { giftCards } }) => ({ params: { code: giftCards.large } }),
    giftCardUnrecognizable: ({ fixture: { giftCards } }) => ({ params: { code: giftCards.unknown } }),
    giftCardExpended: ({ fixture: { giftCards } }) => ({ params: { code: giftCards.expended } }),
    giftCardUnsupportedSite: ({ fixture: { giftCards } }) => ({ params: { code: giftCards.otherSite } }),
    giftCardCurrencyDoesNotMatch: ({ fixture: { giftCards } }) => ({
      params: { code: giftCards.otherCurrency },
      query: "configuration[currency]=USD",
    }),
  },
  listShippingRates: { success: () => ({ query: "country=US&configuration[currency]=USD" }) },
  listRecommendations: { success: () => exampleBody("listRecommendations") },
  completeAddress: { success: () => ({ query: "partialStreet=12%20Main&countriesFilter=US" }) },
  getAddress: {
    success: async ({ guest }) => {
      const { body } = await guest("completeAddress", {
        query: "partialStreet=12%20Main&countriesFilter=US",
      });
      const id = (body as { id?: string }[] | undefined)?.[0]?.id;
      return id === undefined ? undefined : { body: { id } };
    },
    resourceDoesNotExist: () => ({ body: { id: "nothing" } }),
  },
  listNotifications: { success: () => ({}) },
  listCampaigns: { success: () => ({ query: "zones=1,2" }) },
  getCampaignPage: {
    success: ({ fixture }) => ({ params: fixture.campaign }),
  },
  enterCampaign: {
    success: ({ fixture }) => ({
      params: fixture.campaign,
      body: { email: `${randomUUID()}@example.com`, consent: true },
    }),
  },
  subscribeNewsletter: {
    success: () => ({ body: { email: `${randomUUID()}@example.com`, consent: true, source: "modal" } }),
  },
  addWishlistItem: {
    success: asMember((_, { fixture: { site, products } }) => ({
      body: { type: "product", content_id: products.second.product, site },
    })),
  },
  writeLog: { success: () => exampleBody("writeLog") },
} satisfies { [Op in OperationName]?: Probes<Op> };

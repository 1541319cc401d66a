import { randomUUID } from "node:crypto";
import type { OperationName } from "../contract/document.ts";
import { asGuest, asMember, asOther, exampleBody, type Probes } from "./Probe.ts";

const unsold = 1;

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
    resourceDoesNotExist: () => ({ params: { id: unsold } }),
  },
  listReviews: {
    success: ({ fixture }) => ({ params: { id: fixture.products.first.product } }),
    resourceDoesNotExist: () => ({ params: { id: unsold } }),
  },
  createStockNotice: {
    success: ({ fixture: { soldOut } }) => ({
      params: { id: soldOut.product },
      body: {
        email: `${randomUUID()}@example.com`,
        variant_id: soldOut.variant,
        region: "US",
        language: "en",
      },
    }),
    resourceDoesNotExist: () => ({ params: { id: unsold }, ...exampleBody("createStockNotice") }),
  },
  getCollection: {
    success: ({ fixture }) => ({ params: { collection: fixture.collection } }),
    resourceDoesNotExist: () => ({ params: { collection: "nothing" } }),
  },
  getCollectionFilters: {
    success: ({ fixture }) => ({ params: { collection: fixture.collection } }),
    resourceDoesNotExist: () => ({ params: { collection: "nothing" } }),
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
  getPage: { resourceDoesNotExist: () => ({ params: { handle: "nothing" } }) },
  getCampaignPage: {
    success: ({ fixture }) => ({ params: fixture.campaign }),
    resourceDoesNotExist: ({ fixture }) => ({ params: { ...fixture.campaign, handle: "nothing" } }),
  },
  enterCampaign: {
    success: ({ fixture }) => ({
      params: fixture.campaign,
      body: { email: `${randomUUID()}@example.com`, consent: true },
    }),
    resourceDoesNotExist: ({ fixture }) => ({
      params: { ...fixture.campaign, handle: "nothing" },
      body: { email: "ada@example.com", consent: true },
    }),
  },
  subscribeNewsletter: {
    success: () => ({ body: { email: `${randomUUID()}@example.com`, consent: true, source: "modal" } }),
  },
  getWishlist: {
    success: asMember(),
    authenticationRequired: asGuest("getWishlist"),
    resourceDoesNotExist: asOther("getWishlist"),
  },
  addWishlistItem: {
    success: asMember((_, { fixture: { site, products } }) => ({
      body: { type: "product", content_id: products.second.product, site },
    })),
    authenticationRequired: asGuest("addWishlistItem"),
    resourceDoesNotExist: asOther("addWishlistItem"),
  },
  removeWishlistItem: {
    authenticationRequired: asGuest("removeWishlistItem", { listId: 1, itemId: 1 }),
    resourceDoesNotExist: asOther("removeWishlistItem", { listId: 1, itemId: 1 }),
  },
  writeLog: { success: () => exampleBody("writeLog") },
} satisfies { [Op in OperationName]?: Probes<Op> };

import { randomUUID } from "node:crypto";
import { wishlistLimit } from "@velours/sdk/shop";
import { signIn } from "../src/testing/signIn.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { asGuest, asOtherMember, exampleBody, newKey } from "./requests.ts";

const nothing = (params: Call["params"]) => (): Call => ({ params });
const item = { listId: 1, itemId: 1 };
const giveaway = { kind: "giveaway", handle: "halo" };

async function addToFullWishlist(shop: TestShop): Promise<Call> {
  const { user, headers } = await signIn(shop);
  const items = Array.from({ length: wishlistLimit }, (_, index) => ({
    user_id: user.id,
    content_id: 5000 + index,
    site: "boutique",
  }));
  await shop.services.store.db.insertInto("wishlist_items").values(items).execute();
  return { params: { id: user.id }, headers, body: { type: "product", content_id: 1, site: "boutique" } };
}

export const browsing: Provocations<
  | "addWishlistItem"
  | "createStockNotice"
  | "enterCampaign"
  | "getAddress"
  | "getCampaignPage"
  | "getCollection"
  | "getCollectionFilters"
  | "getGiftCard"
  | "getPage"
  | "getProduct"
  | "getPromotion"
  | "getSite"
  | "getWishlist"
  | "listReviews"
  | "removeWishlistItem"
> = {
  getSite: { resourceDoesNotExist: nothing({ site: "plus" }) },
  getCollection: { resourceDoesNotExist: nothing({ collection: "nothing" }) },
  getCollectionFilters: { resourceDoesNotExist: nothing({ collection: "nothing" }) },
  getPage: { resourceDoesNotExist: nothing({ handle: "nothing" }) },
  getProduct: { resourceDoesNotExist: nothing({ id: 4711 }) },
  listReviews: { resourceDoesNotExist: nothing({ id: 4711 }) },
  createStockNotice: {
    resourceDoesNotExist: () => ({ params: { id: 4711 }, ...exampleBody("createStockNotice") }),
  },
  getPromotion: {
    promotionUnrecognizable: nothing({ code: "NOTHING" }),
    promotionUnsupportedSite: nothing({ code: "OUTLET10" }),
    promotionUnavailable: nothing({ code: "OFF" }),
    promotionExpired: nothing({ code: "EXPIRED" }),
  },
  getGiftCard: {
    giftCardUnrecognizable: nothing({ code: "9999-0000-0000-0000" }),
    giftCardExpended: nothing({ code: "1000-0000-0000-0003" }),
    giftCardUnsupportedSite: nothing({ code: "1000-0000-0000-0004" }),
    giftCardCurrencyDoesNotMatch: () => ({
      params: { code: "1000-0000-0000-0005" },
      query: "configuration[currency]=USD",
    }),
  },
  getAddress: { resourceDoesNotExist: () => ({ body: { id: "nothing" } }) },
  getCampaignPage: { resourceDoesNotExist: nothing({ kind: "giveaway", handle: "nothing" }) },
  enterCampaign: {
    resourceDoesNotExist: () => ({
      params: { kind: "giveaway", handle: "nothing" },
      body: { email: "ada@example.com" },
    }),
    campaignEnded: () => ({
      params: { kind: "giveaway", handle: "over" },
      body: { email: "ada@example.com" },
    }),
    campaignAlreadyEntered: async (shop) => {
      const { user, headers } = await signIn(shop);
      const call = { params: giveaway, body: { email: user.email }, headers };
      await shop.call("enterCampaign", call);
      return call;
    },
    idempotencyKeyReused: async (shop) => {
      const call = { params: giveaway, headers: newKey() };
      await shop.call("enterCampaign", { ...call, body: { email: `${randomUUID()}@example.com` } });
      return { ...call, body: { email: `${randomUUID()}@example.com` } };
    },
  },
  addWishlistItem: {
    authenticationRequired: asGuest("addWishlistItem"),
    resourceDoesNotExist: asOtherMember("addWishlistItem"),
    wishlistFull: addToFullWishlist,
  },
  getWishlist: {
    authenticationRequired: asGuest("getWishlist"),
    resourceDoesNotExist: asOtherMember("getWishlist"),
  },
  removeWishlistItem: {
    authenticationRequired: asGuest("removeWishlistItem", { id: 1, ...item }),
    resourceDoesNotExist: asOtherMember("removeWishlistItem", item),
  },
};

import { randomUUID } from "node:crypto";
import { wishlistLimit } from "@velours/sdk/shop";
import { signIn } from "../src/testing/signIn.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { newKey } from "./requests.ts";

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

export const browsing: Provocations<"addWishlistItem" | "enterCampaign" | "getSite"> = {
  getSite: { resourceDoesNotExist: () => ({ params: { site: "plus" } }) },
  enterCampaign: {
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
  addWishlistItem: { wishlistFull: addToFullWishlist },
};

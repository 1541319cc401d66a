import { randomUUID } from "node:crypto";
import type { Order } from "@velours/sdk/types";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { ids } from "../src/testing/shopData.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { asMerchant, authorized, buy, guarded, keyRefusals, newKey } from "./requests.ts";

const words = { productId: ids.halo.product, stars: 5, author: "Camille", language: "en" };

/** A review of an order's product. */
const reviewOf = ({ id }: Pick<Order, "id">, change: object = {}) => ({
  params: { id },
  body: { ...words, ...change },
  headers: newKey(),
});

async function buyAndShip(shop: TestShop): Promise<Order> {
  const order = await buy(shop);
  await asMerchant(shop, "shipOrder", order.number);
  return order;
}

/** A call that publishes a review. */
async function publish(shop: TestShop): Promise<Call & { headers: { "idempotency-key": string } }> {
  await shop.call("createReview", reviewOf(await buyAndShip(shop)));
  const headers = await createMerchantHeaders(shop);
  const { body } = await shop.call("listMerchantReviews", { headers });
  return {
    params: { id: body[0]?.review.id ?? 0 },
    body: { state: "published" },
    headers: { ...headers, ...newKey() },
  };
}

const none = { params: { id: 1 }, body: { state: "published" } };

export const reviews: Provocations<"createReview" | "listMerchantReviews" | "moderateReview"> = {
  createReview: {
    resourceDoesNotExist: () => reviewOf({ id: randomUUID() }),
    productNotBought: async (shop) => reviewOf(await buyAndShip(shop), { productId: 999_999 }),
    productNotShipped: async (shop) => reviewOf(await buy(shop)),
    productRefunded: async (shop) => {
      const order = await buy(shop);
      await asMerchant(shop, "cancelMerchantOrder", order.number);
      return reviewOf(order);
    },
    productReviewed: async (shop) => {
      const order = await buyAndShip(shop);
      await shop.call("createReview", reviewOf(order));
      return reviewOf(order);
    },
    ...keyRefusals("createReview", async (shop) => reviewOf(await buyAndShip(shop)), {
      body: { ...words, stars: 1 },
    }),
  },
  listMerchantReviews: guarded({}),
  moderateReview: {
    ...guarded(none),
    resourceDoesNotExist: authorized(none),
    reviewReasonMissing: async (shop) => ({ ...(await publish(shop)), body: { state: "rejected" } }),
    changedMeanwhile: async (shop) => {
      const call = await publish(shop);
      return { ...call, headers: { ...call.headers, "if-match": "another" } };
    },
    ...keyRefusals("moderateReview", publish, { body: { state: "rejected", reason: "It names a person." } }),
  },
};

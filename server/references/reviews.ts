import type { Order } from "@velours/sdk/types";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { asMerchant, buy, buyAndShip } from "../src/testing/orders.ts";
import { ids } from "../src/testing/shopData.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { keyRefusals, newKey } from "./requests.ts";

const words = { productId: ids.halo.product, stars: 5, author: "Camille", language: "en" };

/** A review of an order's product. */
const reviewOf = ({ id }: Order) => ({ params: { id }, body: words, headers: newKey() });

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

export const reviews: Provocations<"createReview" | "moderateReview"> = {
  createReview: {
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
  moderateReview: keyRefusals("moderateReview", publish, {
    body: { state: "rejected", reason: "It names a person." },
  }),
};

import { sql } from "kysely";
import { asMerchant, buy } from "../src/testing/orders.ts";
import type { TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { buyGiftCardAndSpend, keyRefusals, newKey } from "./requests.ts";

const damaged = (quantity: number) => ({ lines: [{ line: 1, quantity }], reason: "damaged" });

/** A request to return units of an order that has left. */
async function askForReturn(shop: TestShop, quantity: number) {
  const order = await buy(shop);
  await asMerchant(shop, "shipOrder", order.number);
  return { params: { id: order.id }, body: damaged(quantity), headers: newKey() };
}

export const orders: Provocations<"cancelOrder" | "requestReturn"> = {
  cancelOrder: {
    orderShipped: async (shop) => {
      const order = await buy(shop);
      await asMerchant(shop, "shipOrder", order.number);
      return { params: { id: order.id } };
    },
    cancellationClosed: async (shop) => {
      const { id } = await buy(shop);
      await sql`update orders set document = document - 'cancellable_until' where id = ${id}`.execute(
        shop.services.store.db,
      );
      return { params: { id } };
    },
    giftCardSpent: async (shop) => ({ params: { id: (await buyGiftCardAndSpend(shop)).id } }),
  },
  requestReturn: {
    lineQuantityExceeded: (shop) => askForReturn(shop, 3),
    returnClosed: async (shop) => {
      const call = await askForReturn(shop, 1);
      await sql`update shipments set created_at = now() - interval '31 days' where order_id = ${call.params.id}`.execute(
        shop.services.store.db,
      );
      return call;
    },
    ...keyRefusals("requestReturn", (shop) => askForReturn(shop, 1), { body: damaged(2) }),
  },
};

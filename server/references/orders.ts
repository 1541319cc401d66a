import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { signIn } from "../src/testing/signIn.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import {
  asGuest,
  asMerchant,
  asOtherMember,
  buy,
  buyGiftCardAndSpend,
  keyRefusals,
  newKey,
} from "./requests.ts";

const unknown = (): Call => ({ params: { id: randomUUID() } });
const damaged = (quantity: number) => ({ lines: [{ line: 1, quantity }], reason: "damaged" });

/** A request to return units of an order that has left. */
async function askForReturn(shop: TestShop, quantity: number) {
  const order = await buy(shop);
  await asMerchant(shop, "shipOrder", order.number);
  return { params: { id: order.id }, body: damaged(quantity), headers: newKey() };
}

export const orders: Provocations<
  | "cancelOrder"
  | "closeOrder"
  | "getCreditNotePdf"
  | "getCredits"
  | "getInvoicePdf"
  | "getOrder"
  | "getPurchase"
  | "listOrders"
  | "requestReturn"
  | "trackOrder"
> = {
  getOrder: { resourceDoesNotExist: unknown },
  getPurchase: {
    idempotencyKeyOfMember: async (shop) => {
      const [{ headers, user }, own] = [await signIn(shop), newKey()];
      const body = checkoutBody({ email: user.email });
      await shop.call("submitCheckout", { body, headers: { ...headers, ...own } });
      return { params: { key: own["idempotency-key"] } };
    },
  },
  getInvoicePdf: { resourceDoesNotExist: unknown },
  getCreditNotePdf: {
    resourceDoesNotExist: async (shop) => ({ params: { id: (await buy(shop)).id, refund: randomUUID() } }),
  },
  closeOrder: { resourceDoesNotExist: () => ({ body: { task: { id: randomUUID() } } }) },
  listOrders: {
    authenticationRequired: asGuest("listOrders"),
    resourceDoesNotExist: asOtherMember("listOrders"),
  },
  getCredits: {
    authenticationRequired: asGuest("getCredits"),
    resourceDoesNotExist: asOtherMember("getCredits"),
  },
  cancelOrder: {
    resourceDoesNotExist: unknown,
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
  trackOrder: {
    resourceDoesNotExist: () => ({ body: { number: "V-999999999", email: "ada@example.com" } }),
  },
  requestReturn: {
    resourceDoesNotExist: () => ({ ...unknown(), body: damaged(1), headers: newKey() }),
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

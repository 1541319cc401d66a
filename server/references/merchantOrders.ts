import { randomUUID } from "node:crypto";
import type { Order } from "@velours/sdk/types";
import { address } from "../src/testing/checkoutBody.ts";
import { failPayment } from "../src/testing/failPayment.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocation, Provocations } from "./Provocation.ts";
import { asMerchant, buy, buyGiftCardAndSpend, keyRefusals, newKey } from "./requests.ts";

type Operation =
  | "addOrderNote"
  | "answerReturn"
  | "changeOrderContact"
  | "previewRefund"
  | "resendOrderEmail";

type KeyedCall = Call & { headers: { "idempotency-key": string } };

const bodies = {
  addOrderNote: { text: "Called." },
  answerReturn: { answer: "approved" },
  changeOrderContact: { email: "ada@example.com" },
  resendOrderEmail: { template: "confirmation" },
};

/** A call of a merchant's program about an order. */
async function call(
  shop: TestShop,
  number: string,
  body: object | undefined,
  { id = randomUUID(), headers = {} }: { id?: string; headers?: object } = {},
): Promise<KeyedCall> {
  const own = { ...(await createMerchantHeaders(shop)), ...newKey(), ...headers };
  return { params: { number, id }, headers: own, ...(body && { body }) };
}

/** An order of which a parcel has left, with a return. */
async function buyAndReturn(shop: TestShop): Promise<{ order: Order; id: string }> {
  const order = await buy(shop);
  await asMerchant(shop, "shipOrder", order.number);
  const { body } = await shop.call("requestReturn", {
    params: { id: order.id },
    body: { lines: [{ line: 1, quantity: 1 }], reason: "damaged" },
  });
  return { order, id: body.returns?.[0]?.id ?? "" };
}

/** The refusals of every write. */
const writes = (operation: keyof typeof bodies) => {
  const prepare = async (shop: TestShop): Promise<KeyedCall> => {
    if (operation !== "answerReturn") return call(shop, (await buy(shop)).number, bodies[operation]);
    const { order, id } = await buyAndReturn(shop);
    return call(shop, order.number, bodies.answerReturn, { id });
  };
  return keyRefusals(operation, prepare, (first) => ({ params: { ...first.params, number: "V-1" } }));
};

const ofCancelled =
  (body: object): Provocation =>
  async (shop) => {
    const { number } = await buy(shop);
    await asMerchant(shop, "cancelMerchantOrder", number);
    return call(shop, number, body);
  };

export const merchantOrders: Provocations<Operation> = {
  addOrderNote: writes("addOrderNote"),
  resendOrderEmail: { ...writes("resendOrderEmail"), orderCancelled: ofCancelled(bodies.resendOrderEmail) },
  changeOrderContact: {
    ...writes("changeOrderContact"),
    orderShipped: async (shop) => {
      const { number } = await buy(shop);
      await asMerchant(shop, "shipOrder", number);
      return call(shop, number, { shipping: address });
    },
    addressRegionFixed: async (shop) =>
      call(shop, (await buy(shop)).number, { shipping: { ...address, state: "CA", zipcode: "94103" } }),
    changedMeanwhile: async (shop) =>
      call(shop, (await buy(shop)).number, bodies.changeOrderContact, { headers: { "if-match": "older" } }),
  },
  answerReturn: {
    ...writes("answerReturn"),
    changedMeanwhile: async (shop) => {
      const { order, id } = await buyAndReturn(shop);
      return call(shop, order.number, bodies.answerReturn, { id, headers: { "if-match": "older" } });
    },
    returnAnswered: async (shop) => {
      const { order, id } = await buyAndReturn(shop);
      await shop.call("answerReturn", await call(shop, order.number, bodies.answerReturn, { id }));
      return call(shop, order.number, bodies.answerReturn, { id });
    },
  },
  previewRefund: {
    orderCancelled: ofCancelled({}),
    nothingToRefund: async (shop) => {
      const { number } = await buy(shop);
      await asMerchant(shop, "refundOrder", number);
      return call(shop, number, {});
    },
    orderUnpaid: async (shop) => {
      const { id, number } = await buy(shop);
      await failPayment(shop, id);
      return call(shop, number, {});
    },
    lineQuantityExceeded: async (shop) =>
      call(shop, (await buy(shop)).number, { lines: [{ line: 1, quantity: 3 }] }),
    giftCardSpent: async (shop) => call(shop, (await buyGiftCardAndSpend(shop)).number, {}),
  },
};

import { randomUUID } from "node:crypto";
import { address } from "../src/testing/checkoutBody.ts";
import { disputePayment, failPayment } from "../src/testing/failPayment.ts";
import { asMerchant, buy } from "../src/testing/orders.ts";
import type { TestShop } from "../src/testing/testShop.ts";
import type { Provocation, Provocations } from "./Provocation.ts";
import {
  authorized,
  buyAndReturn,
  buyGiftCardAndSpend,
  type KeyedCall,
  keyRefusals,
  receiveReturn,
} from "./requests.ts";

type Operation =
  | "addOrderNote"
  | "answerReturn"
  | "changeOrderContact"
  | "closeOrderTrouble"
  | "previewRefund"
  | "resendOrderEmail";

const bodies = {
  addOrderNote: { text: "Called." },
  answerReturn: { answer: "approved" },
  changeOrderContact: { email: "ada@example.com" },
  closeOrderTrouble: { reason: "Sent by bank transfer." },
  resendOrderEmail: { template: "confirmation" },
};

/** A call of a merchant's program about an order. */
const call = (shop: TestShop, number: string, body: object, id: string = randomUUID()) =>
  authorized({ params: { number, id }, body })(shop);

/** An order whose payment is disputed. */
async function buyDisputed(shop: TestShop) {
  const order = await buy(shop);
  await disputePayment(shop, order.id);
  return order;
}

/** The refusals of every write. */
const writes = (operation: keyof typeof bodies) => {
  const prepare = async (shop: TestShop): Promise<KeyedCall> => {
    if (operation === "closeOrderTrouble")
      return call(shop, (await buyDisputed(shop)).number, bodies[operation]);
    if (operation !== "answerReturn") return call(shop, (await buy(shop)).number, bodies[operation]);
    const { order, id } = await buyAndReturn(shop);
    return call(shop, order.number, bodies.answerReturn, id);
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
  },
  answerReturn: {
    ...writes("answerReturn"),
    returnAnswered: async (shop) => {
      const { order, id } = await buyAndReturn(shop);
      await shop.call("answerReturn", await call(shop, order.number, bodies.answerReturn, id));
      return call(shop, order.number, bodies.answerReturn, id);
    },
  },
  closeOrderTrouble: {
    ...writes("closeOrderTrouble"),
    orderNotInTrouble: async (shop) => call(shop, (await buy(shop)).number, bodies.closeOrderTrouble),
  },
  previewRefund: {
    returnNotReceived: async (shop) => {
      const { order, id } = await buyAndReturn(shop);
      return call(shop, order.number, { return: id });
    },
    returnRefunded: async (shop) => {
      const { order, id } = await receiveReturn(shop);
      await asMerchant(shop, "refundOrder", order.number, { return: id });
      return call(shop, order.number, { return: id });
    },
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

import { randomUUID } from "node:crypto";
import { createKey } from "../src/domains/merchant/createKey.ts";
import { readMemberSessions } from "../src/domains/sessions/store.ts";
import type { OperationName } from "../src/generated/operations.ts";
import { failPayment } from "../src/testing/failPayment.ts";
import { asMerchant, buy } from "../src/testing/orders.ts";
import { signInStaff } from "../src/testing/signInStaff.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import { consentRequired } from "./approvals.ts";
import type { Provocation, Provocations } from "./Provocation.ts";
import { authorized, buyAndReturn, buyGiftCardAndSpend, keyRefusals, receiveReturn } from "./requests.ts";

type Change = "cancelMerchantOrder" | "refundOrder" | "shipOrder" | "shipPackingOrder";

/** A call of a merchant's program about an order. */
const call = (shop: TestShop, { number, body = {} }: { number: string; body?: object }) =>
  authorized({ params: { number }, body })(shop);

/** The refusals of a key of a change. */
const changes = (operation: Change) =>
  keyRefusals(operation, async (shop) => call(shop, { number: (await buy(shop)).number }), {
    params: { number: "V-1" },
  });

const ofCancelled: Provocation = async (shop) => {
  const { number } = await buy(shop);
  await asMerchant(shop, "cancelMerchantOrder", number);
  return call(shop, { number });
};

const ofSpentGiftCard: Provocation = async (shop) =>
  call(shop, { number: (await buyGiftCardAndSpend(shop)).number });

const ofTooMany: Provocation = async (shop) =>
  call(shop, { number: (await buy(shop)).number, body: { lines: [{ line: 1, quantity: 3 }] } });

/** An order whose payment failed after it was taken. */
const ofUnpaid: Provocation = async (shop) => {
  const { id, number } = await buy(shop);
  await failPayment(shop, id);
  return call(shop, { number });
};

const nobody = { params: { id: 999_999_999 } };
const desk = { role: "desk" };

/** The only owner. */
const ofLastOwner =
  (more?: Call): Provocation =>
  async (shop) => {
    await shop.services.store.db.deleteFrom("staff").execute();
    const { user } = await signInStaff(shop, "owner");
    return authorized({ params: { id: user.id }, ...more })(shop);
  };

const newProgram: Call = { body: { name: "erp", scopes: ["orders:read"] } };

const toInvite = (shop: TestShop) =>
  authorized({ body: { email: `${randomUUID()}@example.com`, ...desk } })(shop);

/** A call about a member of staff, under a new Idempotency-Key. */
const toStaff =
  (more: Call = {}) =>
  async (shop: TestShop) =>
    authorized({ ...more, params: { id: (await signInStaff(shop, "desk")).user.id } })(shop);

/** A call about a session of theirs. */
async function toStaffSession(shop: TestShop) {
  const { params, ...call } = await toStaff()(shop);
  const [session] = await readMemberSessions(shop.services.store.db, params.id);
  return { ...call, params: { ...params, session: session?.id ?? "" } };
}

const toRevoke = async (shop: TestShop) => {
  const key = await createKey(shop.services.store.db, randomUUID(), ["orders:read"]);
  return authorized({ params: { id: key.split("_")[1] ?? "" } })(shop);
};

const people = {
  inviteStaff: {
    staffExists: async (shop: TestShop) => {
      const { user } = await signInStaff(shop, "desk");
      return authorized({ body: { email: user.email, ...desk } })(shop);
    },
    ...keyRefusals("inviteStaff", toInvite, (call) => ({ body: { ...call.body, role: "packer" } })),
  },
  changeStaff: {
    lastOwner: ofLastOwner({ body: desk }),
    ...keyRefusals("changeStaff", toStaff({ body: desk }), { body: { role: "packer" } }),
  },
  removeStaff: {
    lastOwner: ofLastOwner(),
    ...keyRefusals("removeStaff", toStaff(), nobody),
  },
  closeStaffSessions: keyRefusals("closeStaffSessions", toStaff(), nobody),
  endStaffSession: keyRefusals("endStaffSession", toStaffSession, ({ params }) => ({
    params: { ...params, ...nobody.params },
  })),
  resetStaffAuthenticator: {
    anotherPersonRequired: async (shop: TestShop) => {
      const { user, headers } = await signInStaff(shop, "owner");
      return { params: { id: user.id }, headers };
    },
    ...keyRefusals("resetStaffAuthenticator", toStaff(), nobody),
  },
  createMerchantKey: keyRefusals("createMerchantKey", authorized(newProgram), {
    body: { name: "crm", scopes: ["orders:read"] },
  }),
  revokeMerchantKey: keyRefusals("revokeMerchantKey", toRevoke, nobody),
} satisfies Partial<Record<OperationName, Record<string, Provocation>>>;

export const merchant: Provocations<Change | keyof typeof people> = {
  ...people,
  shipPackingOrder: {
    ...changes("shipPackingOrder"),
    orderCancelled: ofCancelled,
    orderUnpaid: ofUnpaid,
    lineQuantityExceeded: ofTooMany,
  },
  shipOrder: {
    ...changes("shipOrder"),
    orderCancelled: ofCancelled,
    orderUnpaid: ofUnpaid,
    lineQuantityExceeded: ofTooMany,
  },
  refundOrder: {
    ...changes("refundOrder"),
    orderCancelled: ofCancelled,
    lineQuantityExceeded: ofTooMany,
    consentRequired: consentRequired.refundOrder,
    returnNotReceived: async (shop) => {
      const { order, id } = await buyAndReturn(shop);
      return call(shop, { number: order.number, body: { return: id } });
    },
    returnRefunded: async (shop) => {
      const { order, id } = await receiveReturn(shop);
      await asMerchant(shop, "refundOrder", order.number, { return: id });
      return call(shop, { number: order.number, body: { return: id } });
    },
    giftCardSpent: ofSpentGiftCard,
    orderUnpaid: ofUnpaid,
    nothingToRefund: async (shop) => {
      const { number } = await buy(shop);
      await asMerchant(shop, "refundOrder", number);
      return call(shop, { number });
    },
  },
  cancelMerchantOrder: {
    ...changes("cancelMerchantOrder"),
    orderCancelled: ofCancelled,
    consentRequired: consentRequired.cancelMerchantOrder,
    giftCardSpent: ofSpentGiftCard,
    orderShipped: async (shop) => {
      const { number } = await buy(shop);
      await asMerchant(shop, "shipOrder", number);
      return call(shop, { number });
    },
  },
};

import { randomUUID } from "node:crypto";
import type { MerchantScope } from "@velours/sdk/types";
import { createKey } from "../src/domains/merchant/createKey.ts";
import type { OperationName } from "../src/generated/operations.ts";
import { failPayment } from "../src/testing/failPayment.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { signInStaff } from "../src/testing/signInStaff.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import { consentRequired } from "./approvals.ts";
import type { Provocation, Provocations } from "./Provocation.ts";
import {
  asMerchant,
  authorized,
  buy,
  buyGiftCardAndSpend,
  guarded,
  keyRefusals,
  newKey,
} from "./requests.ts";

type Change = "cancelMerchantOrder" | "refundOrder" | "shipOrder" | "shipPackingOrder";

/** A call of a merchant's program about an order. */
async function call(
  shop: TestShop,
  { number = "V-1", body = {}, scopes }: { number?: string; body?: object; scopes?: MerchantScope[] } = {},
) {
  const headers = { ...(await createMerchantHeaders(shop, scopes)), ...newKey() };
  return { params: { number }, body, headers };
}

/** The refusals of a key: there is none, or it lacks the scope. */
const guardedOrder = (scope: MerchantScope, { reads = false } = {}) => {
  const without: MerchantScope[] = scope === "orders:read" ? ["orders:write"] : ["orders:read"];
  const send = ({ params, headers, body }: Awaited<ReturnType<typeof call>>): Call =>
    reads ? { params, headers } : { params, headers, body };
  return {
    merchantKeyInvalid: async (shop: TestShop) => ({ ...send(await call(shop)), headers: {} }),
    merchantScopeMissing: async (shop: TestShop) => send(await call(shop, { scopes: without })),
  };
};

/** The refusals of every change of an order. */
const changes = (operation: Change, scope: MerchantScope = "orders:write") => ({
  ...guardedOrder(scope),
  resourceDoesNotExist: ((shop) => call(shop, { number: "V-999999999" })) satisfies Provocation,
  ...keyRefusals(operation, async (shop) => call(shop, { number: (await buy(shop)).number }), {
    params: { number: "V-1" },
  }),
});

/** A request that reads an order which is not there. */
const ofUnknown: Provocation = async (shop) => {
  const { params, headers } = await call(shop, { number: "V-999999999" });
  return { params, headers };
};

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

const ofNobody = (more?: Call): Provocation => authorized({ ...nobody, ...more });

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

const toRevoke = async (shop: TestShop) => {
  const key = await createKey(shop.services.store.db, randomUUID(), ["orders:read"]);
  return authorized({ params: { id: key.split("_")[1] ?? "" } })(shop);
};

const people = {
  listStaff: guarded(),
  inviteStaff: {
    ...guarded({ body: { email: "new@example.com", ...desk } }),
    staffExists: async (shop: TestShop) => {
      const { user } = await signInStaff(shop, "desk");
      return authorized({ body: { email: user.email, ...desk } })(shop);
    },
    ...keyRefusals("inviteStaff", toInvite, (call) => ({ body: { ...call.body, role: "packer" } })),
  },
  changeStaff: {
    ...guarded({ ...nobody, body: desk }),
    resourceDoesNotExist: ofNobody({ body: desk }),
    lastOwner: ofLastOwner({ body: desk }),
    ...keyRefusals("changeStaff", toStaff({ body: desk }), { body: { role: "packer" } }),
  },
  removeStaff: {
    ...guarded(nobody),
    resourceDoesNotExist: ofNobody(),
    lastOwner: ofLastOwner(),
    ...keyRefusals("removeStaff", toStaff(), nobody),
  },
  closeStaffSessions: {
    ...guarded(nobody),
    resourceDoesNotExist: ofNobody(),
    ...keyRefusals("closeStaffSessions", toStaff(), nobody),
  },
  listMerchantKeys: guarded(),
  createMerchantKey: {
    ...guarded(newProgram),
    ...keyRefusals("createMerchantKey", authorized(newProgram), {
      body: { name: "crm", scopes: ["orders:read"] },
    }),
  },
  revokeMerchantKey: {
    ...guarded(nobody),
    resourceDoesNotExist: ofNobody(),
    ...keyRefusals("revokeMerchantKey", toRevoke, nobody),
  },
} satisfies Partial<Record<OperationName, Record<string, Provocation>>>;

export const merchant: Provocations<
  | Change
  | "getMerchantAccess"
  | keyof typeof people
  | "getMerchantOrder"
  | "getPackingOrder"
  | "listMerchantOrders"
  | "listPackingOrders"
> = {
  getMerchantAccess: { merchantKeyInvalid: async () => ({}) },
  ...people,
  listMerchantOrders: guardedOrder("orders:read", { reads: true }),
  getMerchantOrder: {
    ...guardedOrder("orders:read", { reads: true }),
    resourceDoesNotExist: ofUnknown,
  },
  listPackingOrders: guardedOrder("orders:pack", { reads: true }),
  getPackingOrder: {
    ...guardedOrder("orders:pack", { reads: true }),
    resourceDoesNotExist: ofUnknown,
  },
  shipPackingOrder: {
    ...changes("shipPackingOrder", "orders:pack"),
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
    giftCardSpent: ofSpentGiftCard,
    orderShipped: async (shop) => {
      const { number } = await buy(shop);
      await asMerchant(shop, "shipOrder", number);
      return call(shop, { number });
    },
  },
};

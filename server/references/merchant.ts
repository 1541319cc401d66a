import { randomUUID } from "node:crypto";
import type { MerchantScope } from "@velours/sdk/types";
import type { OperationName } from "../src/generated/operations.ts";
import { failPayment } from "../src/testing/failPayment.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { signInStaff } from "../src/testing/signInStaff.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import { consentRequired } from "./approvals.ts";
import type { Provocation, Provocations } from "./Provocation.ts";
import { asMerchant, buy, buyGiftCardAndSpend, newKey, stillRunning } from "./requests.ts";

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
const guarded = (scope: MerchantScope, { reads = false } = {}) => {
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
  ...guarded(scope),
  resourceDoesNotExist: ((shop) => call(shop, { number: "V-999999999" })) satisfies Provocation,
  idempotencyKeyReused: async (shop: TestShop) => ({
    ...(await asMerchant(shop, operation, (await buy(shop)).number)),
    params: { number: "V-1" },
  }),
  idempotencyKeyInProgress: async (shop: TestShop) =>
    stillRunning(shop, operation, await call(shop, { number: (await buy(shop)).number })),
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

const asCaller = async (shop: TestShop, more: Call = {}, scopes?: MerchantScope[]): Promise<Call> => ({
  ...more,
  headers: await createMerchantHeaders(shop, scopes),
});

/** The refusals of an operation about staff or keys: there is no key, or it lacks the scope. */
const guardedBy = (more: Call = {}) => ({
  merchantKeyInvalid: async () => more,
  merchantScopeMissing: (shop: TestShop) => asCaller(shop, more, ["orders:read"]),
});

const nobody = { params: { id: 999_999_999 } };
const desk = { role: "desk" };

const ofNobody: (more?: Call) => Provocation = (more) => (shop) => asCaller(shop, { ...nobody, ...more });

/** The only owner. */
const ofLastOwner =
  (more?: Call): Provocation =>
  async (shop) => {
    await shop.services.store.db.deleteFrom("staff").execute();
    const { user } = await signInStaff(shop, "owner");
    return asCaller(shop, { params: { id: user.id }, ...more });
  };

const newProgram: Call = { body: { name: "erp", scopes: ["orders:read"] } };

/** A call that makes a key, under a new Idempotency-Key. */
const withNewKey = async (shop: TestShop) => ({
  ...newProgram,
  headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
});

const toInvite = async (shop: TestShop) => ({
  body: { email: `${randomUUID()}@example.com`, ...desk },
  headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
});

const people = {
  listStaff: guardedBy(),
  inviteStaff: {
    ...guardedBy({ body: { email: "new@example.com", ...desk } }),
    staffExists: async (shop: TestShop) => {
      const { user } = await signInStaff(shop, "desk");
      return asCaller(shop, { body: { email: user.email, ...desk } });
    },
    idempotencyKeyReused: async (shop: TestShop) => {
      const call = await toInvite(shop);
      await shop.call("inviteStaff", call);
      return { ...call, body: { ...call.body, role: "packer" } };
    },
    idempotencyKeyInProgress: async (shop: TestShop) =>
      stillRunning(shop, "inviteStaff", await toInvite(shop)),
  },
  changeStaff: {
    ...guardedBy({ ...nobody, body: desk }),
    resourceDoesNotExist: ofNobody({ body: desk }),
    lastOwner: ofLastOwner({ body: desk }),
  },
  removeStaff: { ...guardedBy(nobody), resourceDoesNotExist: ofNobody(), lastOwner: ofLastOwner() },
  closeStaffSessions: { ...guardedBy(nobody), resourceDoesNotExist: ofNobody() },
  listMerchantKeys: guardedBy(),
  createMerchantKey: {
    ...guardedBy(newProgram),
    idempotencyKeyReused: async (shop: TestShop) => {
      const call = await withNewKey(shop);
      await shop.call("createMerchantKey", call);
      return { ...call, body: { name: "crm", scopes: ["orders:read"] } };
    },
    idempotencyKeyInProgress: async (shop: TestShop) =>
      stillRunning(shop, "createMerchantKey", await withNewKey(shop)),
  },
  revokeMerchantKey: { ...guardedBy(nobody), resourceDoesNotExist: ofNobody() },
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
  listMerchantOrders: guarded("orders:read", { reads: true }),
  getMerchantOrder: {
    ...guarded("orders:read", { reads: true }),
    resourceDoesNotExist: ofUnknown,
  },
  listPackingOrders: guarded("orders:pack", { reads: true }),
  getPackingOrder: {
    ...guarded("orders:pack", { reads: true }),
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

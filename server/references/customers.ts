import { createMember } from "../src/testing/createMember.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { signInStaff } from "../src/testing/signInStaff.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import { consentRequired } from "./approvals.ts";
import type { Provocations } from "./Provocation.ts";
import { buy, newKey, stillRunning } from "./requests.ts";

const none = { params: { id: "999999" } };
const noErasure = { ...none, body: { email: "nobody@example.com" } };

/** The refusals of a key: there is none, or it lacks the scope. */
const guarded = (call: Call) => ({
  merchantKeyInvalid: () => ({ ...call, headers: newKey() }),
  merchantScopeMissing: async (shop: TestShop) => ({
    ...call,
    headers: { ...(await createMerchantHeaders(shop, ["orders:read"])), ...newKey() },
  }),
});

const missing = (call: Call) => async (shop: TestShop) => ({
  ...call,
  headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
});

/** A call of `eraseCustomer`, which succeeds for a member without open orders who is not staff. */
const toErase = async (shop: TestShop, customer?: { id: number | string; email: string }) => {
  const { id, email } = customer ?? (await createMember(shop));
  return {
    params: { id: String(id) },
    body: { email },
    headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
  };
};

const toExport = async (shop: TestShop) => ({
  params: { id: String((await createMember(shop)).id) },
  headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
});

export const customers: Provocations<"eraseCustomer" | "exportCustomer" | "findCustomers" | "getCustomer"> = {
  findCustomers: guarded({ query: "q=ada" }),
  getCustomer: { ...guarded(none), resourceDoesNotExist: missing(none) },
  exportCustomer: {
    ...guarded(none),
    resourceDoesNotExist: missing(none),
    idempotencyKeyReused: async (shop) => {
      const call = await toExport(shop);
      await shop.call("exportCustomer", call);
      return { ...call, params: { id: String((await createMember(shop)).id) } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "exportCustomer", await toExport(shop)),
  },
  eraseCustomer: {
    ...guarded(noErasure),
    resourceDoesNotExist: missing(noErasure),
    staffExists: async (shop) => toErase(shop, (await signInStaff(shop, "owner")).user),
    openOrders: async (shop) => {
      const { number, user } = await buy(shop);
      return toErase(shop, { id: number, email: user.email });
    },
    consentRequired: consentRequired.eraseCustomer,
    idempotencyKeyReused: async (shop) => {
      const call = await toErase(shop);
      await shop.call("eraseCustomer", call);
      return { ...call, body: { email: "another@example.com" } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "eraseCustomer", await toErase(shop)),
  },
};

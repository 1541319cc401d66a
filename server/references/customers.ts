import { createMember } from "../src/testing/createMember.ts";
import { buy } from "../src/testing/orders.ts";
import { signInStaff } from "../src/testing/signInStaff.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import { consentRequired } from "./approvals.ts";
import type { Provocations } from "./Provocation.ts";
import { authorized, keyRefusals, stillRunning } from "./requests.ts";

/** A call of `eraseCustomer`, which succeeds for a member without open orders who is not staff. */
const toErase = async (shop: TestShop, customer?: { id: number | string; email: string }) => {
  const { id, email } = customer ?? (await createMember(shop));
  return authorized({ params: { id: String(id) }, body: { email } })(shop);
};

const toMember =
  (more: Call = {}) =>
  async (shop: TestShop) =>
    authorized({ ...more, params: { id: String((await createMember(shop)).id) } })(shop);

export const customers: Provocations<
  "changeReviewRequests" | "closeCustomerSessions" | "eraseCustomer" | "exportCustomer"
> = {
  changeReviewRequests: keyRefusals("changeReviewRequests", toMember({ body: { reviewRequests: false } }), {
    body: { reviewRequests: true },
  }),
  closeCustomerSessions: {
    staffExists: async (shop) =>
      authorized({ params: { id: String((await signInStaff(shop, "owner")).user.id) } })(shop),
    ...keyRefusals("closeCustomerSessions", toMember(), { params: { id: "999999999" } }),
  },
  exportCustomer: {
    idempotencyKeyReused: async (shop) => {
      const call = await toMember()(shop);
      await shop.call("exportCustomer", call);
      return { ...call, params: { id: String((await createMember(shop)).id) } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "exportCustomer", await toMember()(shop)),
  },
  eraseCustomer: {
    staffExists: async (shop) => toErase(shop, (await signInStaff(shop, "owner")).user),
    openOrders: async (shop) => {
      const { number, user } = await buy(shop);
      return toErase(shop, { id: number, email: user.email });
    },
    consentRequired: consentRequired.eraseCustomer,
    ...keyRefusals("eraseCustomer", toErase, { body: { email: "another@example.com" } }),
  },
};

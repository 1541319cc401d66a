import { createMerchantHeaders } from "../src/testing/merchant.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { newKey, stillRunning } from "./requests.ts";

const issuing = { body: { site: "boutique", currency: "USD", amount: "50.00", reason: "Apology" } };
const blocking = { body: { reason: "Stolen" } };
const none = { params: { id: 999_999 } };

/** The refusals of a key: there is none, or it lacks the scope. */
const guarded = (call: Call) => ({
  merchantKeyInvalid: () => ({ ...call, headers: newKey() }),
  merchantScopeMissing: async (shop: TestShop) => ({
    ...call,
    headers: { ...(await createMerchantHeaders(shop, ["orders:read"])), ...newKey() },
  }),
});

/** A call of `issueGiftCard` that succeeds. */
const toIssue = async (shop: TestShop) => ({
  ...issuing,
  headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
});

/** A call of `blockGiftCard` that succeeds. */
async function toBlock(shop: TestShop) {
  const call = await toIssue(shop);
  const { body } = await shop.call("issueGiftCard", call);
  return { ...blocking, params: { id: body.card.id }, headers: { ...call.headers, ...newKey() } };
}

export const giftCards: Provocations<
  "blockGiftCard" | "getMerchantGiftCard" | "issueGiftCard" | "listMerchantGiftCards"
> = {
  listMerchantGiftCards: guarded({}),
  getMerchantGiftCard: {
    ...guarded(none),
    resourceDoesNotExist: async (shop) => ({ ...none, headers: await createMerchantHeaders(shop) }),
  },
  issueGiftCard: {
    ...guarded(issuing),
    idempotencyKeyReused: async (shop) => {
      const call = await toIssue(shop);
      await shop.call("issueGiftCard", call);
      return { ...call, body: { ...issuing.body, amount: "60.00" } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "issueGiftCard", await toIssue(shop)),
  },
  blockGiftCard: {
    ...guarded({ ...none, ...blocking }),
    resourceDoesNotExist: async (shop) => ({ ...(await toBlock(shop)), ...none }),
    giftCardExpended: async (shop) => {
      const call = await toBlock(shop);
      await shop.call("blockGiftCard", call);
      return { ...call, headers: { ...call.headers, ...newKey() } };
    },
    idempotencyKeyReused: async (shop) => {
      const call = await toBlock(shop);
      await shop.call("blockGiftCard", call);
      return { ...call, body: { reason: "Lost" } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "blockGiftCard", await toBlock(shop)),
  },
};

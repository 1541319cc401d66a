import { claimKey, keyedRequest } from "../src/platform/idempotency/store.ts";
import { json } from "../src/platform/store/json.ts";
import { ids } from "../src/testing/shopData.ts";
import { type SignedIn, signIn } from "../src/testing/signIn.ts";
import { subscriptionBody } from "../src/testing/subscription.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { keyRefusals, newKey, nextOutcome } from "./requests.ts";

type Outcome = Parameters<typeof nextOutcome>[1];

const declined: Outcome = { outcome: "declined", message: "Do Not Honor", coded: false };
const refusedByProcessor: Outcome = { outcome: "declined", message: "Insufficient Funds", coded: true };

const start =
  (more: Parameters<typeof subscriptionBody>[0] = {}, outcome?: Outcome) =>
  async (shop: TestShop) => {
    if (outcome !== undefined) nextOutcome(shop.services.vault, outcome);
    const { headers } = await signIn(shop);
    return { body: subscriptionBody(more), headers: { ...headers, ...newKey() } };
  };

/** A member whose month is over, and their subscription. */
async function subscribe(shop: TestShop, product: number = ids.ebook.product, total = "20.00") {
  const member = await signIn(shop);
  const body = subscriptionBody({ products: [product], total });
  const response = await shop.call("startSubscription", { body, headers: member.headers });
  if (response.status !== 200) throw new Error(`not subscribed: ${response.text}`);
  const { id } = response.body;
  const paid_until = new Date(Date.now() - 60_000).toISOString();
  await shop.services.store.db
    .updateTable("subscriptions")
    .set({ paid_until })
    .where("id", "=", id)
    .execute();
  return { member, id };
}

const order = ({ member: { user, headers }, id }: { member: SignedIn; id: number }): Call => ({
  body: { user_id: user.id, subscription_id: id },
  headers,
});

const renew = (outcome: Outcome) => async (shop: TestShop) => {
  const subscription = await subscribe(shop);
  nextOutcome(shop.services.vault, outcome);
  return order(subscription);
};

/** Sold out; the product is one that nothing else here sells. */
const sellOut = ({ services }: TestShop) =>
  services.store.db.updateTable("stock").set({ quantity: 0 }).where("variant_id", "=", 1001).execute();

export const subscriptions: Provocations<"orderSubscription" | "startSubscription"> = {
  startSubscription: {
    resourceDoesNotExist: start({ products: [4711] }),
    cartValidationErrors: async (shop) => {
      await sellOut(shop);
      return start({ products: [101], total: "11" })(shop);
    },
    invoiceDoesNotMatch: start({ total: "1.00" }),
    paymentDeclined: start({}, declined),
    processorDeclined: start({}, refusedByProcessor),
    fraudRejected: start({}, { outcome: "rejected" }),
    ...keyRefusals("startSubscription", start(), { body: subscriptionBody({ total: "1.00" }) }),
  },
  orderSubscription: {
    resourceDoesNotExist: async (shop) => order({ ...(await subscribe(shop)), id: 4711 }),
    cartValidationErrors: async (shop) => {
      const subscription = await subscribe(shop);
      await shop.services.store.db
        .updateTable("subscriptions")
        .set({ product_ids: json([101]) })
        .where("id", "=", subscription.id)
        .execute();
      await sellOut(shop);
      return order(subscription);
    },
    invoiceDoesNotMatch: async (shop) => {
      const subscription = await subscribe(shop);
      const { db } = shop.services.store;
      await db.updateTable("subscriptions").set({ amount: 19 }).where("id", "=", subscription.id).execute();
      return order(subscription);
    },
    paymentDeclined: renew(declined),
    processorDeclined: renew(refusedByProcessor),
    fraudRejected: renew({ outcome: "rejected" }),
    idempotencyKeyInProgress: async (shop) => {
      const { member, id } = await subscribe(shop);
      const request = keyedRequest(member, "orderSubscription", `subscription-${id}-2`, [id, 2]);
      await claimKey(shop.services.store.db, request);
      return order({ member, id });
    },
  },
};

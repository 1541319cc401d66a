import { addJobs } from "../src/platform/jobs/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { newKey, stillRunning } from "./requests.ts";

const none = { params: { id: 999_999_999 } };

/** The refusals of a key: there is none, or it lacks the scope. */
const guarded = (call: Call) => ({
  merchantKeyInvalid: () => call,
  merchantScopeMissing: async (shop: TestShop) => ({
    ...call,
    headers: await createMerchantHeaders(shop, ["orders:read"]),
  }),
});

/** A job that was given up. */
async function addDead({ services }: TestShop): Promise<number> {
  const { db } = services.store;
  const payload = { template: "password-reset", user_id: null, language: "en" } as const;
  const [id] = await inTransaction(db, (trx) => addJobs(trx, [{ kind: "mail", payload }]));
  await db
    .updateTable("jobs")
    .set({ dead_at: new Date().toISOString() })
    .where("id", "=", id as number)
    .execute();
  return id as number;
}

/** A call of `retryJob` that succeeds. */
const toRetry = async (shop: TestShop) => ({
  params: { id: await addDead(shop) },
  headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
});

export const jobs: Provocations<"listDeadJobs" | "retryJob"> = {
  listDeadJobs: guarded({}),
  retryJob: {
    ...guarded(none),
    resourceDoesNotExist: async (shop) => ({ ...none, headers: await createMerchantHeaders(shop) }),
    idempotencyKeyReused: async (shop) => {
      const call = await toRetry(shop);
      await shop.call("retryJob", call);
      return { ...call, params: { id: await addDead(shop) } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "retryJob", await toRetry(shop)),
  },
};

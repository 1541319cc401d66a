import { addJobs } from "../src/platform/jobs/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import type { TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { authorized, keyRefusals } from "./requests.ts";

const none = { params: { id: 999_999_999 } };

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
const toRetry = async (shop: TestShop) => authorized({ params: { id: await addDead(shop) } })(shop);

export const jobs: Provocations<"retryJob"> = { retryJob: keyRefusals("retryJob", toRetry, none) };

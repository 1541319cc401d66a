import { addJobs } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import type { Subscriber } from "./MarketingProvider.ts";
import { addSubscriber } from "./store.ts";

/** Puts an address on the newsletter and writes down that the marketing service must hear of it: both or neither, and once. */
export async function subscribe(trx: Transaction, subscriber: Subscriber): Promise<void> {
  const isNew = await addSubscriber(trx, subscriber);
  if (isNew) await addJobs(trx, [{ kind: "subscribe", payload: { ...subscriber } }]);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    subscribe: Subscriber;
  }
}

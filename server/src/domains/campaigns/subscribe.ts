import { addJobs } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import type { Subscriber } from "./MarketingProvider.ts";
import { addSubscriber } from "./store.ts";

/** Adds an address to the newsletter and queues the call to the marketing service, in one transaction and once. */
export async function subscribe(trx: Transaction, subscriber: Subscriber): Promise<void> {
  const isNew = await addSubscriber(trx, subscriber);
  if (isNew) await addJobs(trx, [{ kind: "subscribe", payload: { ...subscriber } }]);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    subscribe: Subscriber;
  }
}

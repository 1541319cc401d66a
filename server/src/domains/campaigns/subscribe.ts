import { addJobs } from "../../platform/jobs/store.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import type { Subscriber } from "./MarketingProvider.ts";
import { addSubscriber, hasWaitingCall } from "./store.ts";

/**
 * Adds an address to the newsletter and queues the call to the marketing service, in one transaction. Each consent is
 * sent, unless a call still waits: the address may have unsubscribed at the service, and the shop does not learn of it.
 */
export async function subscribe(trx: Transaction, subscriber: Subscriber): Promise<void> {
  await addSubscriber(trx, subscriber);
  if (await hasWaitingCall(trx, subscriber)) return;
  const { site, email } = subscriber;
  if ((await consumeAllowances(trx, [{ limit: "newsletterCalls", of: `${site} ${email}` }])) > 0) return;
  await addJobs(trx, [{ kind: "subscribe", payload: { ...subscriber } }]);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    subscribe: Subscriber;
  }
}

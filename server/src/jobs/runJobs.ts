import type { FastifyBaseLogger } from "fastify";
import type { Subscriber } from "../campaigns/MarketingProvider.ts";
import type { Services } from "../context.ts";
import { sendMail } from "../mail/sendMail.ts";
import { captureAttempt } from "../payments/captureAttempt.ts";
import { recoverAttempts } from "../payments/recoverAttempts.ts";
import { releaseAttempt } from "../payments/releaseAttempt.ts";
import { endTask } from "../upsells/endTask.ts";
import { finishJob, type Job, takeJobs } from "./store.ts";

const every = 1_000;
const recoverEvery = 60_000;
/** No checkout takes this long; what is still open after it belongs to a process that died. */
const abandonedAfterSeconds = 120;
const batch = 20;

/** Takes what was held for placed orders, ends their offers, sends their confirmations, and lets go of what was held for none. Call the answer to stop. */
export function runJobs(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  const { store } = services;
  let current: Promise<void> = Promise.resolve();
  let busy = false;
  let recovered = Date.now();

  const works: Record<Job["kind"], (payload: Job["payload"]) => Promise<void>> = {
    capture: ({ attempt_id }) => captureAttempt(services, String(attempt_id)),
    release: ({ attempt_id }) => releaseAttempt(services, String(attempt_id)),
    "close-order": ({ task_id }) => endTask(store, String(task_id), "countdown-offer-elapsed"),
    mail: (payload) => sendMail(services, payload),
    subscribe: (payload) => services.marketing.subscribe(payload as unknown as Subscriber),
  };

  async function round(): Promise<void> {
    const left = await services.unfinished.finish();
    if (left > 0) log.warn({ left }, "the store was away and could not be told everything yet");
    for (const kind of Object.keys(works) as Job["kind"][]) {
      for (const { id, payload } of await takeJobs(store.db, kind, batch)) {
        try {
          await works[kind](payload);
          await finishJob(store.db, id);
        } catch (error) {
          log.error({ err: error, job: id, kind }, "a job failed and will be tried again");
          await finishJob(store.db, id, String(error));
        }
      }
    }
    if (Date.now() - recovered < recoverEvery) return;
    recovered = Date.now();
    const count = await recoverAttempts(services, abandonedAfterSeconds);
    if (count > 0) log.warn({ count }, "let go of payments without an order");
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    current = round()
      .catch((error) => log.error({ err: error }, "jobs could not be taken"))
      .finally(() => {
        busy = false;
      });
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}

import type { FastifyBaseLogger } from "fastify";
import { sendStockNotice } from "../domains/catalogue/sendStockNotice.ts";
import { queueStockNotices } from "../domains/catalogue/store/stockNotices.ts";
import { issueGiftCard } from "../domains/giftcards/issueGiftCard.ts";
import {
  abandonedAfterSeconds,
  recoverAttempts,
  recoverEverySeconds,
} from "../domains/orders/recoverAttempts.ts";
import { captureAttempt } from "../domains/payments/captureAttempt.ts";
import { releaseAttempt } from "../domains/payments/releaseAttempt.ts";
import { refundPayment } from "../domains/refunds/refundPayment.ts";
import { endTask } from "../domains/upsells/endTask.ts";
import type { Services } from "../platform/context.ts";
import { JobRefusedError } from "../platform/jobs/JobRefusedError.ts";
import {
  failJob,
  finishJob,
  type JobKind,
  type RetryPolicy,
  retryForever,
  retryTwoDays,
  type TakenJob,
  takeJobs,
} from "../platform/jobs/store.ts";
import { deleteExpired } from "./deleteExpired.ts";
import { renderJobEmail } from "./renderJobEmail.ts";

const intervalMilliseconds = 1_000;
const batchSize = 20;

/** A kind of job: its work, and what happens when it fails. */
interface JobType<Kind extends JobKind> {
  retries: RetryPolicy;
  run(services: Services, job: TakenJob<Kind>): Promise<unknown>;
}

/** Every kind of job, in the order in which they are done: a gift card is made after its money was captured. */
export const jobRegistry: { readonly [Kind in JobKind]: JobType<Kind> } = {
  capture: {
    retries: retryForever,
    run: (services, { payload }) => captureAttempt(services, payload.attempt_id),
  },
  release: {
    retries: retryForever,
    run: (services, { payload }) => releaseAttempt(services, payload.attempt_id),
  },
  refund: {
    retries: retryForever,
    run: (services, { payload }) => refundPayment(services, payload.refund_payment_id),
  },
  "gift-card": { retries: retryForever, run: ({ store }, { payload }) => issueGiftCard(store, payload) },
  "close-order": {
    retries: retryForever,
    run: ({ store }, { payload }) => endTask(store, payload.task_id, "countdown-offer-elapsed"),
  },
  mail: {
    retries: retryTwoDays,
    async run(services, { id, payload }) {
      const email = await renderJobEmail(services, id, payload);
      if (email !== undefined) await services.mail.send(email);
    },
  },
  "stock-notice": {
    retries: retryTwoDays,
    run: (services, { payload }) => sendStockNotice(services, payload.notice_id),
  },
  subscribe: { retries: retryTwoDays, run: ({ marketing }, { payload }) => marketing.subscribe(payload) },
};

/** Does every job that is due, once; a failed one comes again later. */
export async function doDueJobs(services: Services, log: FastifyBaseLogger): Promise<void> {
  const { db } = services.store;
  for (const [kind, { retries, run }] of Object.entries(jobRegistry) as [JobKind, JobType<JobKind>][]) {
    for (const job of await takeJobs(db, kind, batchSize)) {
      try {
        await run(services, job);
        await finishJob(db, job.id);
      } catch (error) {
        if (error instanceof JobRefusedError) {
          await finishJob(db, job.id);
          log.error({ err: error, job: job.id, kind }, "a job is refused for good");
          continue;
        }
        const dead = await failJob(db, retries, job, String(error));
        log.error({ err: error, job: job.id, kind, dead }, "a job failed");
      }
    }
  }
}

/**
 * Captures payments of placed orders, ends their offers, sends emails, releases payments without an order, and deletes
 * what has expired. Call the returned function to stop.
 */
export function runJobs(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  const { store } = services;
  let current: Promise<void> = Promise.resolve();
  let busy = false;
  let recovered = Date.now();

  async function round(): Promise<void> {
    const remaining = await services.retryQueue.retry();
    if (remaining > 0) log.warn({ left: remaining }, "the store is unavailable, and some writes are queued");
    await doDueJobs(services, log);
    if (Date.now() - recovered < recoverEverySeconds * 1_000) return;
    recovered = Date.now();
    const count = await recoverAttempts(services, abandonedAfterSeconds);
    if (count > 0) log.warn({ count }, "released payments without an order");
    await queueStockNotices(store.db);
    await deleteExpired(store);
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    current = round()
      .catch((error) => log.error({ err: error }, "jobs could not be taken"))
      .finally(() => {
        busy = false;
      });
  }, intervalMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}

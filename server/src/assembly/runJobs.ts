import type { FastifyBaseLogger } from "fastify";
import { sendStockNotice } from "../domains/catalogue/sendStockNotice.ts";
import { deliverEvent } from "../domains/events/deliverEvent.ts";
import { sendEvent } from "../domains/events/sendEvent.ts";
import { issueBoughtGiftCard } from "../domains/giftcards/issueBoughtGiftCard.ts";
import { noteOrderEmail } from "../domains/orders/noteOrderEmail.ts";
import { captureAttempt } from "../domains/payments/captureAttempt.ts";
import { releaseAttempt } from "../domains/payments/releaseAttempt.ts";
import { refundPayment } from "../domains/refunds/refundPayment.ts";
import { withdrawUnpaid } from "../domains/refunds/withdrawUnpaid.ts";
import { endTask } from "../domains/upsells/endTask.ts";
import type { Services } from "../platform/context.ts";
import { JobRefusedError } from "../platform/jobs/JobRefusedError.ts";
import {
  failJob,
  finishJobs,
  type JobKind,
  leaseSeconds,
  type RetryPolicy,
  retryForever,
  retryTwoDays,
  returnJobs,
  type TakenJob,
  takeJobs,
} from "../platform/jobs/store.ts";
import { keepHouseEvery } from "./housekeeping.ts";
import { isOrderEmail, renderJobEmail } from "./renderJobEmail.ts";

const intervalMilliseconds = 1_000;
/** Of each kind, done at the same time and marked as done by one statement: few enough for any provider. */
const batchSize = 10;
/** After so many batches the rest waits for the next round, behind what a round does besides. */
const batchesPerRound = 50;

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
    run: (services, { payload }) => releaseAttempt(services, payload),
  },
  refund: {
    retries: retryForever,
    run: (services, { payload }) => refundPayment(services, payload.refund_payment_id),
  },
  "failed-payment": {
    retries: retryForever,
    run: ({ store }, { payload }) => withdrawUnpaid(store, payload.attempt_id),
  },
  "gift-card": {
    retries: retryForever,
    run: ({ store }, { payload }) => issueBoughtGiftCard(store, payload),
  },
  "close-order": {
    retries: retryForever,
    run: ({ store }, { payload }) => endTask(store, payload.task_id, "countdown-offer-elapsed"),
  },
  mail: {
    retries: retryTwoDays,
    async run(services, { id, payload }) {
      const email = await renderJobEmail(services, id, payload);
      if (email === undefined) return;
      await services.mail.send(email);
      // A failure here must not send the email again.
      if (isOrderEmail(payload)) await noteOrderEmail(services.store, payload).catch(() => {});
    },
  },
  "stock-notice": {
    retries: retryTwoDays,
    run: (services, { payload }) => sendStockNotice(services, payload.notice_id),
  },
  subscribe: { retries: retryTwoDays, run: ({ marketing }, { payload }) => marketing.subscribe(payload) },
  event: { retries: retryTwoDays, run: ({ store }, { payload }) => sendEvent(store, payload) },
  webhook: {
    retries: retryTwoDays,
    run: (services, { payload }) => deliverEvent(services, payload.delivery_id),
  },
};

const kinds = Object.keys(jobRegistry) as JobKind[];
/** Kinds that are done beside all others: a slow receiver of webhooks or a slow mail service must not delay a payment. */
const slowKinds: readonly (readonly JobKind[])[] = [["webhook"], ["mail", "stock-notice"]];
const lanes = [kinds.filter((kind) => !slowKinds.flat().includes(kind)), ...slowKinds];

/** Does every job of these kinds that is due, and those that they add, until `signal`; a failed one comes again later. */
export async function doDueJobs(
  services: Services,
  log: FastifyBaseLogger,
  wanted: readonly JobKind[] = kinds,
  signal?: AbortSignal,
): Promise<void> {
  for (let batch = 0; batch < batchesPerRound && !signal?.aborted; batch++) {
    if ((await doBatch(services, log, wanted, signal)) === 0) return;
  }
}

/** Does the oldest due jobs of each kind, the kinds one after the other; answers how many were taken. */
async function doBatch(
  services: Services,
  log: FastifyBaseLogger,
  wanted: readonly JobKind[],
  signal: AbortSignal | undefined,
): Promise<number> {
  const { db } = services.store;
  const began = performance.now();
  const taken = await takeJobs(db, wanted, batchSize);
  let waiting = taken;
  try {
    for (const kind of wanted) {
      // Begun later than this, one could still run when it is another process's: an email would go out twice.
      if (signal?.aborted || performance.now() - began > leaseSeconds * 500) break;
      const jobs = taken.filter((job) => job.kind === kind);
      waiting = waiting.filter((job) => job.kind !== kind);
      const outcomes = await Promise.allSettled(jobs.map((job) => doJob(services, log, job)));
      await finishJobs(
        db,
        jobs.filter((_, nth) => isDone(outcomes[nth])).map(({ id }) => id),
      );
      const unrecorded = outcomes.find(({ status }) => status === "rejected");
      if (unrecorded !== undefined) throw (unrecorded as PromiseRejectedResult).reason;
    }
  } finally {
    await returnJobs(db, waiting);
  }
  return taken.length;
}

const isDone = (outcome: PromiseSettledResult<boolean> | undefined): boolean =>
  outcome?.status === "fulfilled" && outcome.value;

/** True when the job is done, or refused for good. Throws when its failure could not be stored. */
async function doJob(services: Services, log: FastifyBaseLogger, job: TakenJob): Promise<boolean> {
  const { id, kind } = job;
  const { retries, run } = jobRegistry[kind] as JobType<JobKind>;
  try {
    await run(services, job);
    return true;
  } catch (error) {
    if (error instanceof JobRefusedError) {
      log.error({ err: error, job: id, kind }, "a job is refused for good");
      return true;
    }
    const dead = await failJob(services.store.db, retries, job, String(error));
    log.error({ err: error, job: id, kind, dead }, "a job failed");
    return false;
  }
}

/**
 * Captures payments of placed orders, ends their offers and sends emails, and keeps house beside it. Call the returned
 * function to stop.
 */
export function runJobs(shop: Services, log: FastifyBaseLogger): () => Promise<void> {
  const store = { ...shop.store, db: shop.store.jobs };
  const services = { ...shop, store };
  const retry = async (): Promise<void> => {
    const remaining = await services.retryQueue.retry();
    if (remaining > 0) log.warn({ left: remaining }, "the store is unavailable, and some writes are queued");
  };
  const stopping = new AbortController();
  const stops = lanes.map((wanted, nth) =>
    repeatRounds(log, async () => {
      if (nth === 0) await retry();
      await doDueJobs(services, log, wanted, stopping.signal);
    }),
  );
  const stopHousekeeping = keepHouseEvery(services, log);
  return async () => {
    stopping.abort();
    await Promise.all([...stops.map((stop) => stop()), stopHousekeeping()]);
  };
}

/** Does a round each second, one at a time; the returned function stops, and waits for the round under way. */
function repeatRounds(log: FastifyBaseLogger, round: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  let busy = false;
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

import type { FastifyBaseLogger } from "fastify";
import { forgetExpired } from "../domains/accounts/forgetExpired.ts";
import { issueGiftCard } from "../domains/giftcards/issueGiftCard.ts";
import { captureAttempt } from "../domains/payments/captureAttempt.ts";
import {
  abandonedAfterSeconds,
  recoverAttempts,
  recoverEverySeconds,
} from "../domains/payments/recoverAttempts.ts";
import { releaseAttempt } from "../domains/payments/releaseAttempt.ts";
import { endTask } from "../domains/upsells/endTask.ts";
import type { Services } from "../platform/context.ts";
import { failJob, finishJob, type Job, type TakenJob, takeJobs } from "../platform/jobs/store.ts";
import { letterOf } from "./renderJobEmail.ts";

const every = 1_000;
const batch = 20;

/** Does every job that is due, once; a failed one comes again later. */
export async function doDueJobs(services: Services, log: FastifyBaseLogger): Promise<void> {
  const { store, mail, marketing } = services;
  const works = {
    capture: ({ payload }: TakenJob<"capture">) => captureAttempt(services, payload.attempt_id),
    release: ({ payload }: TakenJob<"release">) => releaseAttempt(services, payload.attempt_id),
    // After the captures: a card is made of money that was taken.
    "gift-card": ({ payload }: TakenJob<"gift-card">) => issueGiftCard(store, payload),
    "close-order": ({ payload }: TakenJob<"close-order">) =>
      endTask(store, payload.task_id, "countdown-offer-elapsed"),
    mail: async ({ id, payload }: TakenJob<"mail">) => {
      const letter = await letterOf(services, id, payload);
      if (letter !== undefined) await mail.send(letter);
    },
    subscribe: ({ payload }: TakenJob<"subscribe">) => marketing.subscribe(payload),
  } satisfies { [Kind in Job["kind"]]: (job: TakenJob<Kind>) => Promise<unknown> };
  for (const kind of Object.keys(works) as Job["kind"][]) {
    for (const job of await takeJobs(store.db, kind, batch)) {
      try {
        await works[kind](job as never);
        await finishJob(store.db, job.id);
      } catch (error) {
        const dead = await failJob(store.db, kind, job, String(error));
        log.error({ err: error, job: job.id, kind, dead }, "a job failed");
      }
    }
  }
}

/**
 * Takes what was held for placed orders, ends their offers, sends letters, lets go of what was held for no order, and
 * forgets what is over. Call the answer to stop.
 */
export function runJobs(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  const { store } = services;
  let current: Promise<void> = Promise.resolve();
  let busy = false;
  let recovered = Date.now();

  async function round(): Promise<void> {
    const left = await services.unfinished.finish();
    if (left > 0) log.warn({ left }, "the store was away and could not be told everything yet");
    await doDueJobs(services, log);
    if (Date.now() - recovered < recoverEverySeconds * 1_000) return;
    recovered = Date.now();
    const count = await recoverAttempts(services, abandonedAfterSeconds);
    if (count > 0) log.warn({ count }, "let go of payments without an order");
    await forgetExpired(store.db);
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

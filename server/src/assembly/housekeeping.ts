import type { FastifyBaseLogger } from "fastify";
import { deleteExpiredJoinNonces } from "../domains/accounts/store/joinNonces.ts";
import { deleteOldDevices } from "../domains/accounts/store/knownDevices.ts";
import { deleteExpiredCodes } from "../domains/accounts/store/oneTimeCodes.ts";
import { deleteExpiredTokens } from "../domains/accounts/store/passwordTokens.ts";
import { deleteOldNotices, queueStockNotices } from "../domains/catalogue/store/stockNotices.ts";
import { emptyExpiredCredits } from "../domains/credits/store.ts";
import { deleteOldMarks } from "../domains/import/store/importMarks.ts";
import { deleteOldProposals } from "../domains/merchant/store/proposals.ts";
import { chargeFormerOrders } from "../domains/orders/chargeFormerOrders.ts";
import { recoverAttempts } from "../domains/orders/recoverAttempts.ts";
import { completeStatuses } from "../domains/orders/refreshOrders.ts";
import { requestReviews } from "../domains/orders/requestReviews.ts";
import { storeFormerPromotions } from "../domains/orders/store/formerOrders.ts";
import { storeFormerParties } from "../domains/orders/store/invoices.ts";
import { deleteOldFailures } from "../domains/payments/store/failedPayments.ts";
import { deleteExpiredSessions } from "../domains/sessions/store.ts";
import type { Services } from "../platform/context.ts";
import { abandonedAfterSeconds, recoverEverySeconds } from "../platform/idempotency/store.ts";
import { claimTasks, type Task } from "../platform/jobs/store/tasks.ts";
import { deleteFullAllowances } from "../platform/limits/store.ts";
import type { StepOptions } from "../platform/store/deleteInSteps.ts";
import type { Db } from "../platform/store/schema.ts";
import { indexes } from "./store/indexes.ts";
import { deleteOld } from "./store/retention.ts";

interface HousekeepingTask extends Task {
  /** `signal` says that the process ends. */
  run(services: Services, log: FastifyBaseLogger, signal?: AbortSignal): Promise<unknown>;
}

/** Deletions of rows that end at a time of their own; each is a task, so that none stops those after it. */
const deletions: Record<string, (db: Db, options: StepOptions) => Promise<unknown>> = {
  "expired-sessions": deleteExpiredSessions,
  "expired-codes": deleteExpiredCodes,
  "expired-links": deleteExpiredTokens,
  "expired-join-nonces": deleteExpiredJoinNonces,
  "old-devices": deleteOldDevices,
  "full-allowances": deleteFullAllowances,
  "old-failures": deleteOldFailures,
  "old-notices": deleteOldNotices,
  "old-proposals": deleteOldProposals,
  "old-marks": deleteOldMarks,
};

/** The store's housekeeping, in the order in which it runs. */
export const housekeepingTasks: readonly HousekeepingTask[] = [
  {
    name: "recover-payments",
    seconds: recoverEverySeconds,
    async run(services, log) {
      const count = await recoverAttempts(services, abandonedAfterSeconds);
      if (count > 0) log.warn({ count }, "released payments without an order");
    },
  },
  { name: "stock-notices", seconds: 15, run: ({ store }) => queueStockNotices(store.db) },
  { name: "former-orders", seconds: 15, run: ({ store }) => chargeFormerOrders(store.db) },
  {
    name: "former-promotions",
    seconds: 15,
    run: ({ store }) => storeFormerPromotions(store.db, 1_000),
  },
  { name: "former-invoices", seconds: 15, run: ({ store }) => storeFormerParties(store.db, 1_000) },
  { name: "order-statuses", seconds: 15, run: ({ store }) => completeStatuses(store.db) },
  { name: "review-requests", seconds: 900, run: ({ store }) => requestReviews(store) },
  { name: "expired-credits", seconds: 60, run: ({ store }) => emptyExpiredCredits(store.db, 1_000) },
  ...Object.entries(deletions).map(([name, run]) => ({
    name,
    seconds: 60,
    run: ({ store }: Services, _log: FastifyBaseLogger, signal?: AbortSignal) => run(store.db, { signal }),
  })),
  {
    name: "delete-old",
    seconds: 300,
    async run({ store, config }, log, signal) {
      const deleted = await deleteOld(store.db, config.retention, 10_000, signal);
      if (Object.keys(deleted).length > 0) log.info({ deleted }, "deleted what is kept no longer");
    },
  },
];

/** How often each process looks for tasks that are due. */
const lookEverySeconds = 15;

/** Does the tasks that are due and that no other process has; one that fails is logged, and the others run. */
export async function keepHouse(
  services: Services,
  log: FastifyBaseLogger,
  { tasks = housekeepingTasks, signal }: { tasks?: readonly HousekeepingTask[]; signal?: AbortSignal } = {},
): Promise<void> {
  const claimed = await claimTasks(services.store.db, tasks);
  for (const { name, run } of tasks) {
    if (!claimed.includes(name) || signal?.aborted) continue;
    await run(services, log, signal).catch((error) =>
      log.error({ err: error, task: name }, "housekeeping failed"),
    );
  }
}

/**
 * Makes missing indexes until they are there, and keeps house beside that, beginning now. Call the returned function to
 * stop.
 */
export function keepHouseEvery(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  const stopping = new AbortController();
  let keeping: Promise<void> | undefined;
  let state: "missing" | "being made" | "there" = "missing";
  // An index waits for every open transaction, also for that of a host that is gone: nothing waits for it.
  const index = () => {
    if (state !== "missing") return;
    state = "being made";
    services.store.makeIndexes(indexes).then(
      () => {
        state = "there";
      },
      (error) => {
        state = "missing";
        if (!stopping.signal.aborted)
          log.error({ err: error }, "indexes are missing, and statements take longer without them");
      },
    );
  };
  const start = () => {
    index();
    keeping ??= keepHouse(services, log, { signal: stopping.signal })
      .catch((error) => log.error({ err: error }, "housekeeping tasks could not be claimed"))
      .finally(() => {
        keeping = undefined;
      });
  };
  start();
  const timer = setInterval(start, lookEverySeconds * 1_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await keeping;
  };
}

import type { Services } from "../../platform/context.ts";
import { addJobs, finishJob } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { getProvider, type PaymentServices } from "./getProvider.ts";
import { closeAttempt, heldPayment, readAttempt } from "./store/attempts.ts";

/** What is left to the jobs when the provider cannot be asked at once. */
const retryAfterSeconds = 30;

/** Asks the provider to release an attempt that was given up. May be repeated. */
export async function releaseAttempt(
  services: Pick<Services, "store"> & PaymentServices,
  id: string,
): Promise<void> {
  const attempt = await readAttempt(services.store.db, id);
  if (attempt?.state !== "voided") return;
  await getProvider(services, attempt.provider).void(heldPayment(attempt));
}

/**
 * Gives up an attempt without an order, in the transaction of whoever does so, and writes down that it must be let go
 * of: a provider that is away, or a crash before it was asked, then loses nobody's money. Answers the job, or
 * undefined when the attempt has an order or is closed already.
 */
export async function giveUpAttempt(
  trx: Transaction,
  id: string,
  transactionId?: string,
): Promise<number | undefined> {
  if (!(await closeAttempt(trx, id, "voided", transactionId))) return undefined;
  const [job] = await addJobs(trx, [
    { kind: "release", payload: { attempt_id: id }, delay: retryAfterSeconds },
  ]);
  return job;
}

/** Lets go of it now; when that fails, its job tries again. */
export async function releaseNow(
  services: Pick<Services, "store"> & PaymentServices,
  id: string,
  job: number,
): Promise<void> {
  try {
    await releaseAttempt(services, id);
  } catch {
    return;
  }
  await finishJob(services.store.db, job);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    release: { attempt_id: string };
  }
}

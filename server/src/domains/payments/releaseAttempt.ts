import type { Services } from "../../platform/context.ts";
import { addJobs, finishJobs } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { getProvider, type PaymentServices } from "./getProvider.ts";
import { closeAttempt, heldPayment, readAttempt } from "./store/attempts.ts";

/** Seconds until the job retries, when the provider cannot be called at once. */
const retryAfterSeconds = 30;

/** Releases a voided attempt at the provider. May be repeated. */
export async function releaseAttempt(
  services: Pick<Services, "store"> & PaymentServices,
  id: string,
): Promise<void> {
  const attempt = await readAttempt(services.store.db, id);
  if (attempt?.state !== "voided") return;
  await getProvider(services, attempt.provider).void(heldPayment(attempt));
}

/**
 * Voids an attempt without an order and queues its release, in the caller's transaction: when the provider is
 * unavailable, or the process crashes before the call, the money is still released. Returns the job, or undefined when
 * the attempt has an order or is closed already.
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

/** Releases the attempt now; when that fails, its job retries. */
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
  await finishJobs(services.store.db, [job]);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    release: { attempt_id: string };
  }
}

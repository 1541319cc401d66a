import type { Services } from "../../platform/context.ts";
import { addJobs, finishJobs, type JobPayloads } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import type { ReleasedPayment } from "./emails/paymentReleased.ts";
import { getProvider, type PaymentServices } from "./getProvider.ts";
import { closeAttempt, heldPayment, readAttempt } from "./store/attempts.ts";

/** Seconds until the job retries, when the provider cannot be called at once. */
const retryAfterSeconds = 30;

type ReleasePayload = JobPayloads["release"];

/** A queued release. */
export interface ReleaseJob {
  id: number;
  payload: ReleasePayload;
}

/**
 * Releases a voided attempt at the provider, and only then queues the email that says so. May be repeated: the email has
 * the same id again.
 */
export async function releaseAttempt(
  services: Pick<Services, "store"> & PaymentServices,
  { attempt_id, email }: ReleasePayload,
): Promise<void> {
  const { db } = services.store;
  const attempt = await readAttempt(db, attempt_id);
  if (attempt?.state !== "voided") return;
  await getProvider(services, attempt.provider).void(heldPayment(attempt));
  if (email === undefined) return;
  const payload = { template: "payment-released", ...email } as const;
  await inTransaction(db, (trx) => addJobs(trx, [{ kind: "mail", payload }]));
}

/**
 * Voids an attempt without an order and queues its release, in the caller's transaction: when the provider is
 * unavailable, or the process crashes before the call, the money is still released. Returns the job, or undefined when
 * the attempt has an order or is closed already. Where the provider is known to hold the money, `held` has its
 * transaction, and the email to send once it is released.
 */
export async function giveUpAttempt(
  trx: Transaction,
  id: string,
  held?: { transactionId: string; email: ReleasedPayment },
): Promise<ReleaseJob | undefined> {
  if (!(await closeAttempt(trx, id, "voided", held?.transactionId))) return undefined;
  const payload = { attempt_id: id, ...(held && { email: held.email }) };
  const [job] = await addJobs(trx, [{ kind: "release", payload, delay: retryAfterSeconds }]);
  return job === undefined ? undefined : { id: job, payload };
}

/** Releases the attempt now; when that fails, its job retries. */
export async function releaseNow(
  services: Pick<Services, "store"> & PaymentServices,
  { id, payload }: ReleaseJob,
): Promise<void> {
  try {
    await releaseAttempt(services, payload);
  } catch {
    return;
  }
  await finishJobs(services.store.db, [id]);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    /** Without `email` nobody is told; an older version queued it beside the job. */
    release: { attempt_id: string; email?: ReleasedPayment };
  }
}

import type { Services } from "../../platform/context.ts";
import { getProvider, type PaymentServices } from "./getProvider.ts";
import { heldPayment, markCaptured, readAttempt } from "./store/attempts.ts";

/**
 * Captures the payment of a placed order. Does nothing for an attempt that is no longer held: a webhook can have come
 * first.
 */
export async function captureAttempt(
  services: Pick<Services, "store"> & PaymentServices,
  id: string,
): Promise<void> {
  const { db } = services.store;
  const attempt = await readAttempt(db, id);
  if (attempt?.state !== "authorized") return;
  await getProvider(services, attempt.provider).capture(heldPayment(attempt));
  await markCaptured(db, id);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    capture: { attempt_id: string };
  }
}

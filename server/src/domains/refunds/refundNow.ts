import type { Context, Services } from "../../platform/context.ts";
import { JobRefusedError } from "../../platform/jobs/JobRefusedError.ts";
import { finishJobs } from "../../platform/jobs/store.ts";
import type { PaymentServices } from "../payments/getProvider.ts";
import type { PendingPayment } from "./commitRefund.ts";
import { refundPayment } from "./refundPayment.ts";

/** Gives back now what payment services give back; what fails is retried by its job. */
export async function refundNow(
  services: Pick<Services, "store"> & PaymentServices & Pick<Context, "log">,
  payments: readonly PendingPayment[],
): Promise<void> {
  for (const { id, job } of payments) {
    try {
      await refundPayment(services, id);
      await finishJobs(services.store.db, [job]);
    } catch (error) {
      if (error instanceof JobRefusedError) {
        services.log.error({ err: error, job }, "a refund is refused for good");
        await finishJobs(services.store.db, [job]).catch(() => {});
      }
      // Else its job comes in half a minute.
    }
  }
}

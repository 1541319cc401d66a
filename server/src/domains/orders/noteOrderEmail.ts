import type { EmailJob } from "../../platform/mail/EmailJob.ts";
import type { Store } from "../../platform/store/store.ts";
import { addOrderEvent } from "./store/orderEvents.ts";

type OrderEmail = Extract<EmailJob, { order_id: string }>;

/** Notes among an order's events that an email about it was sent. */
export const noteOrderEmail = (
  { db }: Pick<Store, "db">,
  job: Pick<OrderEmail, "template" | "order_id">,
): Promise<void> => {
  const { actor } = (job as { resend?: { actor: string } }).resend ?? { actor: "shop" };
  return addOrderEvent(db, {
    order_id: job.order_id,
    kind: "emailSent",
    actor,
    summary: `Email ${job.template} sent`,
    template: job.template,
  });
};

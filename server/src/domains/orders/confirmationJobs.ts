import type { Site } from "@velours/sdk/types";
import type { Job } from "../../platform/jobs/store.ts";

/** Seconds in which the confirmation arrives before what the order earned. */
const afterConfirmation = 60;

/**
 * The emails about an order that is complete, its offer included: the confirmation, what it earned if anything, and one to
 * the merchant whose site wants it.
 */
export const confirmationJobs = (
  orderId: string,
  { merchantEmails }: Pick<Site, "merchantEmails">,
): Job[] => [
  { kind: "mail", payload: { template: "order-confirmation", order_id: orderId } },
  {
    kind: "mail",
    payload: { template: "cash-back-earned", order_id: orderId },
    delay: afterConfirmation,
  },
  ...(merchantEmails?.orders
    ? [{ kind: "mail" as const, payload: { template: "new-order" as const, order_id: orderId } }]
    : []),
];

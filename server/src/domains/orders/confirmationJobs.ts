import type { Job } from "../../platform/jobs/store.ts";

/** Seconds in which the confirmation arrives before what the order earned. */
const afterConfirmation = 60;

/** The emails about an order that is complete, its offer included: the confirmation, and what it earned if anything. */
export const confirmationJobs = (orderId: string): Job[] => [
  { kind: "mail", payload: { template: "order-confirmation", order_id: orderId } },
  {
    kind: "mail",
    payload: { template: "cash-back-earned", order_id: orderId },
    delay: afterConfirmation,
  },
];

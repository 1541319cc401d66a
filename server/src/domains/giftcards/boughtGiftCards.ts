import { listBoughtCards } from "@velours/sdk/shop";
import type { CartLine, Order } from "@velours/sdk/types";
import type { Job } from "../../platform/jobs/store.ts";

/**
 * Creates a job for each gift card of an order; each is sent to the recipient on the day that the shopper chose. The card is
 * created when it is sent, so that its code cannot be found earlier.
 */
export const boughtGiftCards = (order: Order, lines: readonly CartLine[], attemptId: string | null): Job[] =>
  listBoughtCards(order, lines).map(({ dueAt, ...card }): Job => {
    const { id, site, language, created_at, invoice, address } = order;
    const payload = {
      ...card,
      order_id: id,
      attempt_id: attemptId,
      site,
      currency: invoice.currency,
      language,
      country: (address.billing ?? address.shipping)?.country ?? null,
    };
    return { kind: "gift-card", payload, delay: (dueAt - Date.parse(created_at)) / 1000 };
  });

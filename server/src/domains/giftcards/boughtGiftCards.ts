import { deliveryTime, giftCardUnits, unitPrice } from "@velours/sdk/rules";
import type { CartLine, Order } from "@velours/sdk/types";
import type { Job } from "../../platform/jobs/store.ts";

/**
 * Creates a job for each gift card of an order, worth what its unit costs; each is sent to the recipient on the day
 * that the shopper chose. The card is created when it is sent, so that its code cannot be found earlier.
 */
export function boughtGiftCards(
  { id, site, language, address: { billing, shipping }, created_at, invoice: { currency } }: Order,
  lines: readonly CartLine[],
  attemptId: string | null,
): Job[] {
  return giftCardUnits(lines).flatMap(({ line, delivery: { from, to, date } }, unit): Job[] => {
    if (line.free || !to?.email) return [];
    const payload = {
      order_id: id,
      unit,
      attempt_id: attemptId,
      site,
      amount: unitPrice(line.variant, currency),
      currency,
      to: to.email,
      name: from?.name ?? "",
      message: from?.message ?? null,
      language,
      country: (billing ?? shipping)?.country ?? null,
    };
    const delay = date ? (deliveryTime(date) - Date.parse(created_at)) / 1000 : 0;
    return [{ kind: "gift-card", payload, delay: Math.max(0, delay) }];
  });
}

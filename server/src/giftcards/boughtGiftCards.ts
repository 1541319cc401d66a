import { giftCardUnits, unitPrice } from "@velours/sdk/rules";
import type { CartLine, Order } from "@velours/sdk/types";
import type { Job } from "../jobs/store.ts";

/** A job for each gift card of an order, worth what its unit costs; each goes to whom the shopper said. */
export function boughtGiftCards(
  { id, site, language, invoice: { currency } }: Order,
  lines: readonly CartLine[],
  attemptId: string | null,
): Job[] {
  return giftCardUnits(lines).flatMap(({ line, delivery: { from, to } }, unit): Job[] => {
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
    };
    return [{ kind: "gift-card", payload }];
  });
}

import { sumAmounts } from "@velours/sdk/rules";
import type { RefundablePayment } from "@velours/sdk/shop";
import type { AttemptRow } from "../payments/store/attempts.ts";
import type { LineRow } from "./store/lines.ts";

/** The purchase's payment, that of the first line, then those of offers. A payment that failed has nothing left. */
export function listPayments(
  lines: readonly LineRow[],
  attempts: readonly AttemptRow[],
): RefundablePayment[] {
  const purchase = lines[0]?.attempt_id ?? null;
  const ids = [purchase, ...attempts.map(({ id }) => id).filter((id) => id !== purchase)];
  return ids.map((id) => {
    const attempt = attempts.find((candidate) => candidate.id === id);
    const places = lines.filter(({ attempt_id }) => attempt_id === id).map(({ position }) => position);
    const { amount = 0, refunded = 0 } = attempt ?? {};
    const failed = attempt?.state === "failed";
    return { id: id ?? "", left: failed ? 0 : sumAmounts([amount, -refunded]), places, failed };
  });
}

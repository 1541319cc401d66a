import { sumAmounts } from "@velours/sdk/rules";
import type { RefundablePayment } from "@velours/sdk/shop";
import type { AttemptRow } from "../payments/store/attempts.ts";
import type { LineRow } from "./store/lines.ts";

/** The purchase's payment, that of the first line, then those of offers, each with the places of its lines. */
export function matchPayments<Attempt extends Pick<AttemptRow, "id">>(
  lines: readonly Pick<LineRow, "attempt_id" | "position">[],
  attempts: readonly Attempt[],
): { attempt: Attempt | undefined; places: number[] }[] {
  const purchase = lines[0]?.attempt_id ?? null;
  const ids = [purchase, ...attempts.map(({ id }) => id).filter((id) => id !== purchase)];
  return ids.map((id) => ({
    attempt: attempts.find((candidate) => candidate.id === id),
    places: lines.filter(({ attempt_id }) => attempt_id === id).map(({ position }) => position),
  }));
}

/** The payments of an order as a refund finds them; nothing is left of a failed one. */
export const listPayments = (
  lines: readonly LineRow[],
  attempts: readonly AttemptRow[],
): RefundablePayment[] =>
  matchPayments(lines, attempts).map(({ attempt, places }) => {
    const { id = "", amount = 0, refunded = 0, state } = attempt ?? {};
    const failed = state === "failed";
    return { id, left: failed ? 0 : sumAmounts([amount, -refunded]), places, failed };
  });

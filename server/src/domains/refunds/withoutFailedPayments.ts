import type { LineUnits } from "@velours/sdk/shop";
import type { LineRow } from "../orders/store/lines.ts";
import type { AttemptRow } from "../payments/store/attempts.ts";

/** The units that were paid: what those of a failed payment brought was taken back when it failed. */
export function withoutFailedPayments<Units extends LineUnits>(
  units: readonly Units[],
  lines: readonly LineRow[],
  attempts: readonly AttemptRow[],
): Units[] {
  const failed = attempts.filter(({ state }) => state === "failed").map(({ id }) => id);
  return units.filter(({ place }) => !failed.includes(lines[place]?.attempt_id ?? ""));
}

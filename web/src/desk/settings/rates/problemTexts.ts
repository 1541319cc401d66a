import { m } from "../../../platform/text/m.ts";
import type { FieldProblem } from "./rateDrafts.ts";

/** Each problem of a field, as it is said below it. */
export const problemTexts = {
  missing: m.desk_rate_missing,
  badAmount: m.desk_rate_bad_amount,
  badPercent: m.desk_rate_bad_percent,
  badDays: m.desk_rate_bad_days,
  unknownCountry: m.desk_rate_unknown_country,
  unknownState: m.desk_rate_unknown_state,
  emptyRange: m.desk_rate_empty_range,
  reversedDays: m.desk_rate_reversed_days,
  taken: m.desk_rate_taken,
} satisfies Record<FieldProblem, unknown>;

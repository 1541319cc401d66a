import { m } from "../../../platform/text/m.ts";

/** Why goods come back, in the order in which the dialog shows it. */
export const returnReasons = [
  ["damaged", m.return_reason_damaged],
  ["wrong-item", m.return_reason_wrong_item],
  ["not-as-described", m.return_reason_not_as_described],
  ["changed-mind", m.return_reason_changed_mind],
  ["other", m.return_reason_other],
] as const;

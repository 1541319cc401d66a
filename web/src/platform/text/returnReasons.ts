import type { ReturnInput } from "@velours/sdk/types";
import { m } from "./m.ts";

/** Reasons to send goods back, in the order they are offered, with their words. */
export const returnReasons = {
  damaged: m.return_reason_damaged,
  "wrong-item": m.return_reason_wrong_item,
  "not-as-described": m.return_reason_not_as_described,
  "changed-mind": m.return_reason_changed_mind,
  other: m.something_else,
} as const satisfies Record<ReturnInput["reason"], unknown>;

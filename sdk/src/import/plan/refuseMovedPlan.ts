import { presentReasons } from "../../reasons/presentReasons.ts";
import { createReason, type Reason } from "../../reasons/Reason.ts";
import { type ErrorResponse, refuse } from "../../shop/refuse.ts";
import type { Language } from "../../types.ts";
import type { BadRow } from "../Row.ts";
import { presentPreview, type ReadPlan } from "./presentPreview.ts";

/** Why bad rows refuse an import. */
export const reasonsOf = ([first]: readonly BadRow[]): readonly Reason[] =>
  first?.reasons ?? [createReason("badRows")];

/** The refusal of an import whose plan is another one by now, with the preview as it is now. */
export function refuseMovedPlan(
  read: ReadPlan,
  language: Language,
): ErrorResponse<"importBad" | "changedMeanwhile"> {
  const current = presentPreview(read, language);
  return current.plan === null
    ? refuse("importBad", { reason: presentReasons(reasonsOf(read.result.bad), language) })
    : refuse("changedMeanwhile", { revision: current.plan, current: { ...current } });
}

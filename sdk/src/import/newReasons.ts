import type { Reason } from "../reasons/Reason.ts";
import { isSameValue } from "../shop/isSameValue.ts";
import type { Row } from "./Row.ts";

/**
 * Reasons against a row, without those against what the shop has in its place: a rule that came later than the stored row
 * does not keep other changes out.
 */
export function newReasons<T>(
  { value, stored }: Row<T>,
  find: (value: T) => readonly Reason[],
): readonly Reason[] {
  const reasons = find(value);
  if (reasons.length === 0 || stored === undefined) return reasons;
  const before = find(stored);
  return reasons.filter((reason) => !before.some((each) => isSameValue(each, reason)));
}

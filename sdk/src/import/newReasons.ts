import type { Reason } from "../reasons/Reason.ts";
import type { Row } from "./Row.ts";

/** Without places in lists: an entry that is removed moves those behind it. */
const identify = (reason: Reason): string => JSON.stringify(reason).replace(/\[\d+\]/g, "[]");

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
  const before = find(stored).map(identify);
  return reasons.filter((reason) => {
    const at = before.indexOf(identify(reason));
    // Each stored reason excuses one: a second entry of the same kind is new.
    if (at >= 0) before.splice(at, 1);
    return at < 0;
  });
}

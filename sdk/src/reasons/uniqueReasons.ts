import type { Reason } from "./Reason.ts";

/** The reasons without those that are there already. */
export const uniqueReasons = (reasons: readonly Reason[]): Reason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
];

import type { RecordedChange } from "./RecordedChange.ts";

/** True when there is something to put back; stock that was not counted before has no difference to move. */
export const isInvertible = (changes: readonly RecordedChange[]): boolean =>
  changes.length > 0 && !changes.some(({ part, before }) => part === "stock" && !isCounted(before));

const isCounted = (count: object | null): boolean => (count as { quantity: number | null }).quantity !== null;

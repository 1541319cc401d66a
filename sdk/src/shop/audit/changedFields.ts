import { isSameValue } from "../isSameValue.ts";
import type { RecordedChange } from "./RecordedChange.ts";

/**
 * The fields in which two documents differ, with their values before and after; null for a document that was not there, or
 * is there no more.
 */
export function changedFields<T extends object>(
  before: T | undefined,
  after: T | undefined,
): Pick<RecordedChange, "before" | "after"> {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isSameValue(before?.[name as keyof T], after?.[name as keyof T]),
  );
  return { before: pickFields(before, names), after: pickFields(after, names) };
}

const pickFields = (document: object | undefined, names: readonly string[]): object | null =>
  document === undefined
    ? null
    : Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)));

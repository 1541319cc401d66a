import type { RecordedChange } from "./RecordedChange.ts";

/** A document with the fields of a change as they were after it; those that it took away are taken away again. */
export function replayFields<T extends object>(
  stored: T,
  { before, after }: Pick<RecordedChange, "before" | "after">,
): T {
  const changed = new Set(Object.keys({ ...before, ...after }));
  const kept = Object.entries(stored).filter(([name]) => !changed.has(name));
  return { ...Object.fromEntries(kept), ...after } as T;
}

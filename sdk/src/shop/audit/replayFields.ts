import { mergeChange } from "./mergeChange.ts";
import type { RecordedChange } from "./RecordedChange.ts";

/** A document with what a change changed as it was after it, and all else as it is. */
export function replayFields<T extends object>(
  stored: T,
  { before, after }: Pick<RecordedChange, "before" | "after">,
): T {
  const names = new Set(Object.keys({ ...before, ...after }));
  const had = { ...before };
  const own = Object.fromEntries(Object.entries(stored).filter(([name]) => names.has(name)));
  const kept = Object.entries(stored).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(kept), ...(mergeChange(own, had, { ...after }) as object) } as T;
}

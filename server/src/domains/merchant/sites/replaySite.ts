import type { Site } from "@velours/sdk/types";
import type { RecordedChange } from "../audit/RecordedChange.ts";

/** Settings with the fields of a change as they were after it; those that it took away are taken away again. */
export function replaySite(stored: Site, { before, after }: Pick<RecordedChange, "before" | "after">): Site {
  const changed = new Set(Object.keys({ ...before, ...after }));
  const kept = Object.entries(stored).filter(([name]) => !changed.has(name));
  return { ...Object.fromEntries(kept), ...after } as Site;
}

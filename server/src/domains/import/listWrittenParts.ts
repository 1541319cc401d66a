import type { ImportResult } from "@velours/sdk/types";
import type { Counts } from "./writeDocument.ts";

/** The parts of an import that had rows, with their counts. */
export const listWrittenParts = (counts: Counts): ImportResult["parts"] =>
  Object.entries(counts).flatMap(([part, { inserted, updated, unchanged }]) =>
    inserted + updated + unchanged === 0 ? [] : [{ part, created: inserted, updated, unchanged }],
  );

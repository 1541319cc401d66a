import { lookProblems } from "../rules/look/lookProblems.ts";
import type { Site } from "../types.ts";
import { toBadRow } from "./conflicts.ts";
import type { BadRow, Row } from "./Row.ts";

/** Sites whose colours leave texts that cannot be read. */
export const lookConflicts = (rows: readonly Row<Site>[]): BadRow[] =>
  rows.flatMap((row) => {
    const problems = lookProblems(row.value.look ?? {});
    return problems.length === 0 ? [] : [toBadRow(row, problems.join("; "))];
  });

import { lookProblems } from "../rules/look/lookProblems.ts";
import type { Site } from "../types.ts";
import { refuseRow } from "./conflicts.ts";
import { newReasons } from "./newReasons.ts";
import type { RefusedRow, Row } from "./Row.ts";

/** Sites whose colours leave texts that cannot be read. */
export const lookConflicts = (rows: readonly Row<Site>[]): RefusedRow[] =>
  rows.flatMap((row) => {
    const problems = newReasons(row, ({ look = {} }) => lookProblems(look));
    return problems.length === 0 ? [] : [refuseRow(row, ...problems)];
  });

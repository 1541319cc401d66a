import { formatCsvLine, formatCsvRow } from "@velours/sdk/shop";
import type { MockResponse } from "../MockResponse.ts";
import { fileResponse } from "./fileResponse.ts";

/** Rows as a file of CSV. */
export const csvResponse = <Row extends object>(
  name: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): MockResponse =>
  fileResponse(
    `${name}.csv`,
    [formatCsvLine(columns), ...rows.map((row) => formatCsvRow(columns, row))].join(""),
  );

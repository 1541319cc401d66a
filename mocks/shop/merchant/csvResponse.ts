import { formatCsvLine, formatCsvRow } from "@velours/sdk/shop";
import type { MockResponse } from "../MockResponse.ts";

/** Rows as a file of CSV. */
export const csvResponse = <Row extends object>(
  name: string,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): MockResponse => ({
  status: 200,
  headers: {
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="${name}.csv"`,
  },
  body: [formatCsvLine(columns), ...rows.map((row) => formatCsvRow(columns, row))].join(""),
});

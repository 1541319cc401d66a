import type { Reason } from "@velours/sdk/import";

/** A row of a CSV file: its line, and its cells by column. */
export interface CsvRow {
  line: number;
  /** All cells, as they are in the file. */
  record: readonly string[];
  /** The trimmed text of a column; empty when the file has no such column. */
  cell: (column: string) => string;
  /** True when the file has the column. */
  has: (column: string) => boolean;
  /** Columns of the file whose names begin like this. */
  columns: (start: string) => string[];
  blank: boolean;
  /** Set when the row has more or fewer cells than the header. */
  misshapen: Reason | undefined;
}

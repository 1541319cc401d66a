import { Readable } from "node:stream";
import { formatCsvLine } from "../../../platform/http/formatCsv.ts";

const pageSize = 1_000;

interface CsvFile<Row> {
  name: string;
  columns: readonly (keyof Row)[];
  /** So many rows behind this one; from the first without one. */
  read: (last: Row | undefined, limit: number) => Promise<Row[]>;
}

/** A list as CSV, sent while it is read: a page in memory at a time, and no transaction open between two of them. */
export const streamCsv = <Row extends object>(file: CsvFile<Row>) => ({
  status: 200 as const,
  headers: {
    "content-type": "application/octet-stream" as const,
    "content-disposition": `attachment; filename="${file.name}.csv"`,
  },
  body: Readable.from(lines(file)),
});

async function* lines<Row extends object>({ columns, read }: CsvFile<Row>): AsyncGenerator<string> {
  yield formatCsvLine(columns.map(String));
  for (let last: Row | undefined, count = pageSize; count === pageSize; ) {
    const rows = await read(last, pageSize);
    yield rows.map((row) => formatCsvLine(columns.map((column) => toCell(row[column])))).join("");
    count = rows.length;
    last = rows.at(-1);
  }
}

const toCell = (value: unknown): string | undefined => (value === null ? undefined : String(value));

import { Readable } from "node:stream";
import { formatCsvLine, formatCsvRow } from "@velours/sdk/shop";

interface CsvFile<Row> {
  name: string;
  columns: readonly (keyof Row & string)[];
  pages: AsyncIterable<readonly Row[]>;
}

/** A file that is sent while it is made. */
export const streamFile = (name: string, parts: AsyncIterable<string>) => ({
  status: 200 as const,
  headers: {
    "content-type": "application/octet-stream" as const,
    "content-disposition": `attachment; filename="${name}"`,
  },
  body: Readable.from(parts),
});

/** A list as CSV, sent while it is read. */
export const streamCsv = <Row extends object>(file: CsvFile<Row>) =>
  streamFile(`${file.name}.csv`, lines(file));

async function* lines<Row extends object>({ columns, pages }: CsvFile<Row>): AsyncGenerator<string> {
  yield formatCsvLine(columns);
  for await (const rows of pages) yield rows.map((row) => formatCsvRow(columns, row)).join("");
}

import { Readable } from "node:stream";
import { formatCsvLine, formatCsvRow } from "@velours/sdk/shop";
import { streamFile } from "./streamFile.ts";

interface CsvFile<Row> {
  name: string;
  columns: readonly (keyof Row & string)[];
  pages: AsyncIterable<readonly Row[]>;
}

/** A list as CSV, sent while it is read. */
export const streamCsv = <Row extends object>(file: CsvFile<Row>) =>
  streamFile(`${file.name}.csv`, Readable.from(lines(file)));

async function* lines<Row extends object>({ columns, pages }: CsvFile<Row>): AsyncGenerator<string> {
  yield formatCsvLine(columns);
  for await (const rows of pages) yield rows.map((row) => formatCsvRow(columns, row)).join("");
}

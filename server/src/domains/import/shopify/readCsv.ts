import { pipeline } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createReason } from "@velours/sdk/import";
import { CsvError, parse } from "csv-parse";
import { ImportError } from "../ImportError.ts";
import type { CsvRow } from "./CsvRow.ts";

/** Names of today's exports for columns of the older ones. */
const aliases: Record<string, string> = {
  "URL handle": "Handle",
  Description: "Body (HTML)",
  "Published on online store": "Published",
  "Option1 name": "Option1 Name",
  "Option1 value": "Option1 Value",
  "Option2 name": "Option2 Name",
  "Option2 value": "Option2 Value",
  "Option3 name": "Option3 Name",
  "Option3 value": "Option3 Value",
  SKU: "Variant SKU",
  Price: "Variant Price",
  "Compare-at price": "Variant Compare At Price",
  "Charge tax": "Variant Taxable",
  "Inventory tracker": "Variant Inventory Tracker",
  "Inventory quantity": "Variant Inventory Qty",
  "Continue selling when out of stock": "Variant Inventory Policy",
  "Requires shipping": "Variant Requires Shipping",
  "Product image URL": "Image Src",
  "Image position": "Image Position",
  "Image alt text": "Image Alt Text",
  "Variant image URL": "Variant Image",
  "Gift card": "Gift Card",
};

/** Columns that are read; any other may be there twice. */
const readColumns = new Set([...Object.values(aliases), "Title", "Vendor", "Type", "Tags", "Status"]);
const isRead = (column: string) => readColumns.has(column) || /^(Compare At )?Price \/ /.test(column);

/** Reads the rows of a Shopify product export. Throws an ImportError when the text is not CSV, or not Shopify's. */
export async function readCsv(file: string, text: string): Promise<CsvRow[]> {
  return Array.fromAsync(readCsvRows(file, inChunks(text)));
}

/** The same of a text in pieces, a row after the other. */
export async function* readCsvRows(file: string, text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const records = parseRecords(file, text);
  const { value: first } = await records.next();
  const header = (first?.record ?? []).map((name) => aliases[name.trim()] ?? name.trim());
  requireColumns(file, header);
  const places = new Map(header.map((name, index) => [name, index]));
  for await (const { record, line } of records)
    yield {
      line,
      record,
      cell: (column) => record[places.get(column) ?? -1]?.trim() ?? "",
      has: (column) => places.has(column),
      columns: (start) => header.filter((name) => name.startsWith(start)),
      blank: record.every((value) => value.trim() === ""),
      // Also where the last cell is empty: a comma without quotes would move every price.
      misshapen:
        record.length === header.length
          ? undefined
          : createReason("misshapenRow", { cells: record.length, header: header.length }),
    };
}

function requireColumns(file: string, header: readonly string[]): void {
  for (const column of ["Handle", "Title"]) {
    if (!header.includes(column)) {
      throw new ImportError(createReason("noColumn", { file, column }));
    }
  }
  if (header.includes("Option1 Value") && !header.includes("Option1 Name"))
    throw new ImportError(createReason("noOptionName", { file }));
  const duplicate = header.find((name, index) => isRead(name) && header.lastIndexOf(name) !== index);
  if (duplicate !== undefined) {
    throw new ImportError(createReason("columnTwice", { file, column: duplicate }));
  }
}

const separators = [",", ";", "\t"];

/** The character between the header's cells: spreadsheets in Europe write semicolons. */
function findSeparator(header: string): string {
  const outside = header.replace(/"[^"]*"/g, "");
  const counts = separators.map((separator) => outside.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

interface CsvRecord {
  record: string[];
  line: number;
}

/** Cells with the line each record begins on; a quoted cell may go over several. */
async function* parseRecords(
  file: string,
  text: AsyncIterable<string>,
): AsyncGenerator<CsvRecord, undefined> {
  const pieces = withoutReturns(text);
  const start = await takeLines(pieces);
  // Spreadsheets read the separator from such a first line, and write it.
  const named = /^"?sep=(.)"?[^\n]*\n/i.exec(start);
  const content = named ? start.slice(named[0].length) : start;
  const delimiter = named?.[1] ?? findSeparator(content.slice(0, content.indexOf("\n") + 1 || undefined));
  const parser = parse({ delimiter, info: true, relax_column_count: true });
  const before = named ? 1 : 0;
  let last = before;
  // Errors come out of the parser, which the pipeline destroys with them.
  pipeline(prepend(content, pieces), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      yield { record, line: last + 1 };
      last = info.lines + before;
    }
  } catch (error) {
    // Its message is English alone. With these options it refuses quotation marks and nothing else.
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(createReason("notCsv", { file, line: Number(error.lines) + before }));
  }
}

/** The beginning of a text with its first two lines, where it has as many. */
async function takeLines(pieces: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for (let lines = 0; lines < 2; ) {
    const { done, value } = await pieces.next();
    if (done) break;
    text += value;
    lines += value.split("\n").length - 1;
  }
  return text;
}

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/**
 * The text without its byte order mark and with plain line ends: those of Windows count twice within a quoted cell in
 * csv-parse.
 */
async function* withoutReturns(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  let held = "";
  for await (const piece of text) {
    const whole = held + (isFirst ? piece.replace(/^\uFEFF/, "") : piece);
    isFirst = false;
    // Its newline may be in the next piece.
    held = whole.endsWith("\r") ? "\r" : "";
    yield (held === "" ? whole : whole.slice(0, -1)).replaceAll("\r\n", "\n");
  }
  yield held;
}

/** Letters that are parsed in one turn of the event loop; about 5 milliseconds. */
const chunk = 65_536;

async function* inChunks(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += chunk) {
    await nextTurn();
    yield text.slice(from, from + chunk);
  }
}

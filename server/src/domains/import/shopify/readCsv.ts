import { Readable } from "node:stream";
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
  const records = await parseRecords(file, text);
  const header = (records.shift()?.record ?? []).map((name) => aliases[name.trim()] ?? name.trim());
  for (const column of ["Handle", "Title"]) {
    if (!header.includes(column)) {
      throw new ImportError(createReason("noColumn", { file, column }));
    }
  }
  if (header.includes("Option1 Value") && !header.includes("Option1 Name"))
    throw new ImportError(createReason("noOptionName", { file }));
  const places = new Map(header.map((name, index) => [name, index]));
  const duplicate = header.find((name, index) => isRead(name) && places.get(name) !== index);
  if (duplicate !== undefined) {
    throw new ImportError(createReason("columnTwice", { file, column: duplicate }));
  }
  return records.map(({ record, line }) => ({
    line,
    cell: (column) => record[places.get(column) ?? -1]?.trim() ?? "",
    has: (column) => places.has(column),
    columns: (start) => header.filter((name) => name.startsWith(start)),
    blank: record.every((value) => value.trim() === ""),
    // Also where the last cell is empty: a comma without quotes would move every price.
    misshapen:
      record.length === header.length
        ? undefined
        : createReason("misshapenRow", { cells: record.length, header: header.length }),
  }));
}

const separators = [",", ";", "\t"];

/** The character between the header's cells: spreadsheets in Europe write semicolons. */
function findSeparator(header: string): string {
  const outside = header.replace(/"[^"]*"/g, "");
  const counts = separators.map((separator) => outside.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

/**
 * Cells with the line each record begins on; a quoted cell may go over several. Windows line ends inside a quoted
 * cell count twice in csv-parse, so they go first.
 */
async function parseRecords(file: string, text: string): Promise<{ record: string[]; line: number }[]> {
  const plain = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  // Spreadsheets read the separator from such a first line, and write it.
  const named = /^"?sep=(.)"?[^\n]*\n/i.exec(plain);
  const content = named ? plain.slice(named[0].length) : plain;
  const delimiter = named?.[1] ?? findSeparator(content.slice(0, content.indexOf("\n") + 1 || undefined));
  const parser = Readable.from(inChunks(content)).pipe(
    parse({ delimiter, info: true, relax_column_count: true }),
  );
  const records: { record: string[]; line: number }[] = [];
  const before = named ? 1 : 0;
  let last = before;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      records.push({ record, line: last + 1 });
      last = info.lines + before;
    }
    return records;
  } catch (error) {
    // Its message is English alone. With these options it refuses quotation marks and nothing else.
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(createReason("notCsv", { file, line: Number(error.lines) + before }));
  }
}

/** Letters that are parsed in one turn of the event loop; about 5 milliseconds. */
const chunk = 65_536;

async function* inChunks(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += chunk) {
    await nextTurn();
    yield text.slice(from, from + chunk);
  }
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { type BadRow, createReason, type Reason, type Row } from "@velours/sdk/import";
import type { Currency } from "@velours/sdk/types";
import type { CsvRow } from "./CsvRow.ts";
import type { ProductDraft } from "./Draft.ts";
import { readCsv } from "./readCsv.ts";
import { readProduct } from "./readProduct.ts";

export interface ShopifyExport {
  products: Row<ProductDraft>[];
  bad: BadRow[];
  rows: number;
  /** Rows with nothing in them. */
  blank: number;
}

/** Rows that are put together, and handles that are read, in one turn of the event loop; about 10 milliseconds. */
const rowStep = 5_000;
const handleStep = 500;

/**
 * Reads a Shopify product export: rows of one handle make one product, and its prices are in a currency. Other work runs
 * meanwhile. Throws an ImportError when the text is no such export.
 */
export async function readShopify(
  file: string,
  text: string,
  currency: Currency = "USD",
): Promise<ShopifyExport> {
  return readProducts(file, await readCsv(file, text), currency);
}

/** Makes products of rows of an export. */
export async function readProducts(
  file: string,
  rows: readonly CsvRow[],
  currency: Currency,
): Promise<ShopifyExport> {
  const bad: BadRow[] = [];
  const groups = new Map<string, CsvRow[]>();
  let blank = 0;
  for (const [nth, row] of rows.entries()) {
    if (nth % rowStep === 0) await nextTurn();
    const handle = row.cell("Handle");
    const complain = (reason: Reason) =>
      bad.push({ file, line: row.line, name: handle, reasons: [reason], rows: 1 });
    if (row.blank) blank++;
    else if (row.misshapen) complain(row.misshapen);
    else if (handle === "") complain(createReason("missing", { path: "Handle" }));
    else {
      const group = groups.get(handle);
      if (group) group.push(row);
      else groups.set(handle, [row]);
    }
  }
  const products: Row<ProductDraft>[] = [];
  let count = 0;
  for (const [handle, group] of groups) {
    if (++count % handleStep === 0) await nextTurn();
    const read = readProduct(handle, group, currency);
    for (const { line, reasons } of read.bad) bad.push({ file, line, name: handle, reasons, rows: 1 });
    if (read.product) {
      products.push({
        file,
        line: group[0]!.line,
        rows: group.length - read.bad.length,
        value: read.product,
      });
    }
  }
  bad.sort((first, second) => first.line - second.line);
  return { products, bad, rows: rows.length, blank };
}

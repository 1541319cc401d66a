import type { BadRow, Row } from "@velours/sdk/import";
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

/** Reads a Shopify product export: rows of one handle make one product, and its prices are in a currency. */
export function readShopify(file: string, text: string, currency: Currency = "USD"): ShopifyExport {
  const rows = readCsv(file, text);
  const bad: BadRow[] = [];
  const groups = new Map<string, CsvRow[]>();
  let blank = 0;
  for (const row of rows) {
    const handle = row.cell("Handle");
    const complain = (reason: string) => bad.push({ file, line: row.line, name: handle, reason, rows: 1 });
    if (row.blank) blank++;
    else if (row.misshapen) complain(row.misshapen);
    else if (handle === "") complain("Handle is missing");
    else {
      const group = groups.get(handle);
      if (group) group.push(row);
      else groups.set(handle, [row]);
    }
  }
  const products: Row<ProductDraft>[] = [];
  for (const [handle, group] of groups) {
    const read = readProduct(handle, group, currency);
    for (const { line, reason } of read.bad) bad.push({ file, line, name: handle, reason, rows: 1 });
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

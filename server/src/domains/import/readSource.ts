import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { type BadRow, emptyDocument, type ImportDocument, type Row } from "@velours/sdk/import";
import type { Encoding } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";
import { CommandError } from "./CommandError.ts";
import { readDirectory } from "./readDirectory.ts";
import { readJson } from "./readJson.ts";
import { readLookFiles } from "./readLookFiles.ts";
import { readText } from "./readText.ts";
import type { ProductDraft } from "./shopify/Draft.ts";
import { readShopify } from "./shopify/readShopify.ts";

/** All that a file or directory holds. */
export interface Source {
  document: ImportDocument;
  drafts: Row<ProductDraft>[];
  bad: BadRow[];
  rows: number;
  blank: number;
  /** The currency that prices of an export were taken for; a document names its currencies. */
  currency?: Currency;
}

export interface SourceOptions {
  /** Currency of the prices of an export, which does not say it; US dollars unless given. */
  currency?: Currency;
  encoding?: Encoding | undefined;
}

/** Reads a Shopify export, a JSON document or a directory of them. Throws an error for anything else. */
export async function readSource(
  path: string,
  { currency = "USD", encoding }: SourceOptions = {},
): Promise<Source> {
  const file = basename(path);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new CommandError(`There is no file or directory ${path}.`);
  if (found.isDirectory()) return toSource(await readLookFiles(await readDirectory(path), path));
  const text = await readText(path, encoding);
  const source = await parseSource(
    file,
    text,
    path.toLowerCase().endsWith(".csv") ? "csv" : "json",
    currency,
  );
  return { ...source, document: await readLookFiles(source.document, dirname(path)) };
}

/** Reads the text of a Shopify export or of a JSON document. Throws an ImportError for anything else. */
export async function parseSource(
  file: string,
  text: string,
  format: "csv" | "json",
  currency: Currency,
): Promise<Source> {
  if (format === "json") return toSource(await readJson(file, text));
  const { products, ...read } = await readShopify(file, text, currency);
  return { document: emptyDocument(), drafts: products, currency, ...read };
}

/** A document alone. */
export const toSource = (document: ImportDocument): Source => ({
  document,
  drafts: [],
  bad: [],
  rows: Object.values(document).reduce((sum, list) => sum + list.length, 0),
  blank: 0,
});

import { stat } from "node:fs/promises";
import { basename } from "node:path";
import {
  type BadRow,
  emptyDocument,
  type ImportDocument,
  ImportError,
  type Row,
  readJson,
} from "@velours/sdk/import";
import { readDirectory } from "./readDirectory.ts";
import { readUtf8 } from "./readUtf8.ts";
import type { ProductDraft } from "./shopify/Draft.ts";
import { readShopify } from "./shopify/readShopify.ts";

/** All that a file or directory holds. */
export interface Source {
  document: ImportDocument;
  drafts: Row<ProductDraft>[];
  bad: BadRow[];
  rows: number;
  blank: number;
}

/** Reads a Shopify export, a JSON document or a directory of them. Throws an ImportError for anything else. */
export async function readSource(path: string): Promise<Source> {
  const file = basename(path);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new ImportError(`There is no file or directory ${path}.`);
  if (found.isDirectory()) return fromDocument(await readDirectory(path));
  const text = await readUtf8(path);
  if (!path.toLowerCase().endsWith(".csv")) return fromDocument(readJson(file, text));
  const { products, ...read } = readShopify(file, text);
  return { document: emptyDocument(), drafts: products, ...read };
}

const fromDocument = (document: ImportDocument): Source => ({
  document,
  drafts: [],
  bad: [],
  rows: Object.values(document).reduce((sum, list) => sum + list.length, 0),
  blank: 0,
});

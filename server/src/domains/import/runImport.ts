import type { Product, Promotion, SiteCode } from "@velours/sdk/types";
import { keepKnown, type UnknownFields } from "../../platform/keepKnown.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { type AddedStructure, addStructure } from "./addStructure.ts";
import { checkRows } from "./checkRows.ts";
import { productConflicts, promotionConflicts } from "./conflicts.ts";
import { freeProducts } from "./freeProducts.ts";
import { kinds } from "./kinds.ts";
import { type MissingPrices, missingPrices } from "./missingPrices.ts";
import { normalizeCodes } from "./normalizeCodes.ts";
import type { BadRow, ImportDocument, PartName, Row } from "./Row.ts";
import type { Source } from "./readSource.ts";
import { numberProducts } from "./shopify/numberProducts.ts";
import { lockImports } from "./store.ts";
import { type Counts, writeDocument } from "./writeDocument.ts";

export interface ImportOptions {
  /** Leave bad rows out instead of importing nothing. */
  skipBad: boolean;
  /** Sites that sell products whose file names none. */
  sites: readonly SiteCode[];
  /** Stock of variants the store has already: kept unless this is "set". */
  stock?: "keep" | "set";
  /** Import products that cost nothing. */
  allowFree?: boolean;
  progress?: (part: PartName, done: number, of: number) => void;
}

export interface ImportResult {
  imported: boolean;
  counts: Counts | undefined;
  /** Structure added so that the shop can open. */
  structure: AddedStructure | undefined;
  bad: BadRow[];
  /** Fields left out because the contract does not name them, by part of the document. */
  unknown: Partial<Record<PartName, UnknownFields>>;
  /** Imported products without a price, by currency. */
  missingPrices: MissingPrices;
  /** Rows of the file: in, used in what was written, empty. With the bad ones, the last two make up the first. */
  rows: { in: number; used: number; blank: number };
}

/** Imports what was read, in one transaction. With bad rows and not `skipBad` nothing is written. */
export async function runImport(store: Store, source: Source, options: ImportOptions): Promise<ImportResult> {
  return inTransaction(store.db, async (trx) => {
    await lockImports(trx);
    const document: ImportDocument = {
      ...source.document,
      products: [...source.document.products, ...(await numberProducts(trx, source.drafts, options.sites))],
    };
    const bad = [...source.bad];
    const unknown: ImportResult["unknown"] = {};
    for (const kind of kinds) {
      const fields: UnknownFields = new Map();
      const rows = document[kind.name].map((row) => ({
        ...row,
        value: normalizeCodes(kind.name, keepKnown(kind.schema, row.value, fields)),
      }));
      if (fields.size > 0) unknown[kind.name] = fields;
      const checked = checkRows(kind, rows as never);
      document[kind.name] = checked.good as never;
      bad.push(...checked.bad);
    }
    if (!options.allowFree) bad.push(...leaveOut(document, "products", freeProducts(document.products)));
    bad.push(
      ...leaveOut(document, "products", await productConflicts(trx, document.products as Row<Product>[])),
    );
    bad.push(
      ...leaveOut(
        document,
        "promotions",
        await promotionConflicts(trx, document.promotions as Row<Promotion>[]),
      ),
    );
    const used = kinds.reduce((sum, { name }) => sum + sumRows(document[name]), 0);
    const rows = { in: source.rows, used, blank: source.blank };
    if (bad.length > 0 && !options.skipBad) {
      return {
        imported: false,
        counts: undefined,
        structure: undefined,
        bad,
        unknown,
        missingPrices: {},
        rows,
      };
    }
    const counts = await writeDocument(trx, document, options);
    return {
      imported: true,
      counts,
      structure: await addStructure(trx),
      bad,
      unknown,
      missingPrices: missingPrices(document.products),
      rows,
    };
  });
}

const sumRows = (list: readonly Pick<BadRow, "rows">[]) => list.reduce((sum, { rows }) => sum + rows, 0);

/** Takes rows out of a document by where they stand; answers them. */
function leaveOut(document: ImportDocument, part: PartName, bad: readonly BadRow[]): readonly BadRow[] {
  const places = new Set(bad.map(({ file, line }) => `${file}:${line}`));
  const rows: readonly Row<unknown>[] = document[part];
  document[part] = rows.filter(({ file, line }) => !places.has(`${file}:${line}`)) as never;
  return bad;
}

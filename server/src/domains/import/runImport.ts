import type { Product, Promotion, SiteCode } from "@velours/sdk/types";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { type AddedStructure, addStructure } from "./addStructure.ts";
import { checkRows } from "./checkRows.ts";
import { productConflicts, promotionConflicts } from "./conflicts.ts";
import { freeProducts } from "./freeProducts.ts";
import { kinds } from "./kinds.ts";
import { type MissingPrices, missingPrices } from "./missingPrices.ts";
import type { BadRow, Document, PartName, Row } from "./Row.ts";
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
  /** What the shop needs to open and still lacks. */
  structure: AddedStructure | undefined;
  bad: BadRow[];
  /** Imported products without a price, by currency. */
  missingPrices: MissingPrices;
  /** Rows of the file: in, used in what was written, empty. With the bad ones, the last two make up the first. */
  rows: { in: number; used: number; blank: number };
}

/** Imports what was read, in one transaction. With bad rows and not `skipBad` nothing is written. */
export async function runImport(store: Store, source: Source, options: ImportOptions): Promise<ImportResult> {
  return inTransaction(store.db, async (trx) => {
    await lockImports(trx);
    const document: Document = {
      ...source.document,
      products: [...source.document.products, ...(await numberProducts(trx, source.drafts, options.sites))],
    };
    const bad = [...source.bad];
    for (const kind of kinds) {
      const checked = checkRows(kind, document[kind.name] as never);
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
      return { imported: false, counts: undefined, structure: undefined, bad, missingPrices: {}, rows };
    }
    const counts = await writeDocument(trx, document, options);
    return {
      imported: true,
      counts,
      structure: await addStructure(trx),
      bad,
      missingPrices: missingPrices(document.products),
      rows,
    };
  });
}

const sumRows = (list: readonly Pick<BadRow, "rows">[]) => list.reduce((sum, { rows }) => sum + rows, 0);

/** Takes rows out of a document by where they stand; answers them. */
function leaveOut(document: Document, part: PartName, bad: readonly BadRow[]): readonly BadRow[] {
  const places = new Set(bad.map(({ file, line }) => `${file}:${line}`));
  const rows: readonly Row<unknown>[] = document[part];
  document[part] = rows.filter(({ file, line }) => !places.has(`${file}:${line}`)) as never;
  return bad;
}

import {
  type BadRow,
  type ImportDocument,
  leaveOut,
  type PartName,
  type Row,
  type UnknownFields,
  validateDocument,
} from "@velours/sdk/import";
import type { Currency, Product, Promotion, SiteCode } from "@velours/sdk/types";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { listSiteCurrencies } from "../sites/store.ts";
import { type AddedStructure, addStructure } from "./addStructure.ts";
import { findNavigationConflicts, findProductConflicts, findPromotionConflicts } from "./conflicts.ts";
import { kinds } from "./kinds.ts";
import { type MissingPrices, missingPrices } from "./missingPrices.ts";
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
  /** The currency that prices of an export were taken for. */
  currency: Currency | undefined;
}

/** Imports what was read, in one transaction. With bad rows and not `skipBad` nothing is written. */
export async function runImport(store: Store, source: Source, options: ImportOptions): Promise<ImportResult> {
  return inTransaction(store.db, async (trx) => {
    await lockImports(trx);
    const read: ImportDocument = {
      ...source.document,
      products: [
        ...source.document.products,
        ...(await numberProducts(trx, source.drafts, { sites: options.sites, currency: source.currency })),
      ],
    };
    const { document, unknown, bad: invalid } = validateDocument(read, kinds, options);
    const bad = [...source.bad, ...invalid];
    bad.push(
      ...leaveOut(document, "products", await findProductConflicts(trx, document.products as Row<Product>[])),
    );
    bad.push(
      ...leaveOut(
        document,
        "promotions",
        await findPromotionConflicts(trx, document.promotions as Row<Promotion>[]),
      ),
    );
    bad.push(...leaveOut(document, "sites", await findNavigationConflicts(trx, document)));
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
        currency: source.currency,
      };
    }
    const counts = await writeDocument(trx, document, options);
    return {
      imported: true,
      counts,
      structure: await addStructure(trx),
      bad,
      unknown,
      missingPrices: missingPrices(document.products, await listSiteCurrencies(trx)),
      rows,
      currency: source.currency,
    };
  });
}

const sumRows = (list: readonly Pick<BadRow, "rows">[]) => list.reduce((sum, { rows }) => sum + rows, 0);

import {
  type BadRow,
  type ImportDocument,
  joinStored,
  leaveOutConflicts,
  type PartName,
  type UnknownFields,
  validateInSteps,
} from "@velours/sdk/import";
import type { Currency, Site, SiteCode } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { readVersionedSites } from "../sites/store.ts";
import { readShopKeys } from "./conflicts.ts";
import { kinds } from "./kinds.ts";
import type { Source } from "./readSource.ts";
import { redrawLogos } from "./redrawLogos.ts";
import { runInTurns } from "./runInTurns.ts";
import { findUnreadBarcodes, type UnreadBarcodes } from "./shopify/barcodeNote.ts";
import { type MergeOptions, mergeProducts } from "./shopify/mergeProducts.ts";

export interface CheckOptions {
  /** Sources of products whose file names none. */
  sources: readonly SiteCode[];
  stockUnknown?: MergeOptions["stockUnknown"];
  /** Import products that cost nothing. */
  allowFree?: boolean;
}

/** A source as it would be written into the store. */
export interface CheckedSource {
  /** The good rows. */
  document: ImportDocument;
  bad: BadRow[];
  /** Fields left out because the contract does not name them, by part of the document. */
  unknown: Partial<Record<PartName, UnknownFields>>;
  /** Rows of the file: in, and how many of them are good, empty and bad. */
  rows: Record<"in" | "used" | "blank" | "bad", number>;
  /** The currency that prices of an export were taken for. */
  currency: Currency | undefined;
  /** Stored variants whose stock the file does not say. */
  untold: ReadonlySet<number>;
  /** How many of them an export says are tracked. */
  unknownStock: number;
  barcodes: UnreadBarcodes;
}

/** Checks all rows against the contract, each other and the store. Call it under lockImports. */
export async function checkSource(
  trx: Transaction,
  source: Source,
  options: CheckOptions,
): Promise<CheckedSource> {
  const merged = await mergeProducts(trx, source.drafts, { ...options, currency: source.currency ?? "USD" });
  const { sites } = source.document;
  const read: ImportDocument = {
    ...source.document,
    sites: sites.length === 0 ? sites : joinStored(sites, await readSites(trx)),
    products: [...source.document.products, ...merged.rows],
  };
  const { document, unknown, bad: invalid } = await runInTurns(validateInSteps(read, kinds, options));
  const bad = [...source.bad, ...merged.bad, ...invalid];
  bad.push(...(await redrawLogos(document)));
  bad.push(...leaveOutConflicts(document, await readShopKeys(trx, document)));
  const used = kinds.reduce((sum, { name }) => sum + sumRows(document[name]), 0);
  return {
    document,
    bad,
    unknown,
    rows: { in: source.rows, used, blank: source.blank, bad: sumRows(bad) },
    currency: source.currency,
    untold: merged.untold,
    unknownStock: merged.unknown,
    barcodes: findUnreadBarcodes(source.drafts),
  };
}

async function readSites(trx: Transaction): Promise<Map<string, Site>> {
  return new Map((await readVersionedSites(trx)).map(({ code, value }) => [code, value]));
}

const sumRows = (list: readonly Pick<BadRow, "rows">[]) => list.reduce((sum, { rows }) => sum + rows, 0);

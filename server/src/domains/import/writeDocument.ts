import type { ImportDocument, PartName, Parts } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { lockChangedStock } from "../catalogue/store/lockStock.ts";
import type { ImportedStock } from "../catalogue/store.ts";
import { cleanRow } from "./cleanRow.ts";
import { kinds } from "./kinds.ts";
import { analyzeCatalogue } from "./store.ts";

const batchSize = 1000;

/** Before products, as checkouts lock them, or the two would wait for each other. */
const first: readonly PartName[] = ["giftCards", "promotions"];
const inOrder = [
  ...first.flatMap((name) => kinds.filter((kind) => kind.name === name)),
  ...kinds.filter(({ name }) => !first.includes(name)),
];

export type Counts = Record<PartName, UpsertCounts>;

export interface WriteOptions extends Partial<ImportedStock> {
  /** Hears after each batch how many of a part are written. */
  progress?: ((part: PartName, done: number, of: number) => void) | undefined;
  /** Give the planner new statistics; true unless set. */
  analyze?: boolean | undefined;
}

const cleanRows = <Name extends PartName>(document: ImportDocument, name: Name): Parts[Name][] =>
  document[name].map(({ value }) => cleanRow(name, value));

/** Writes checked rows. Counted stock stays unless `stock` is "set". */
export async function writeDocument(
  trx: Transaction,
  document: ImportDocument,
  { stock = "keep", untold = new Set(), progress = () => {}, analyze = true }: WriteOptions = {},
): Promise<Counts> {
  const counts = Object.fromEntries(
    kinds.map(({ name }) => [name, { inserted: 0, updated: 0, unchanged: 0 }]),
  ) as Counts;
  const products = cleanRows(document, "products");
  await lockChangedStock(trx, products, { stock });
  for (const { name, upsert, isOrdered } of inOrder) {
    const rows = name === "products" ? products : cleanRows(document, name);
    const size = isOrdered ? rows.length : batchSize;
    for (let start = 0; start < rows.length; start += size) {
      const batch = rows.slice(start, start + size);
      const written = await upsert(trx, batch, { stock, untold });
      counts[name].inserted += written.inserted;
      counts[name].updated += written.updated;
      counts[name].unchanged += written.unchanged;
      if (written.stockKept) counts[name].stockKept = (counts[name].stockKept ?? 0) + written.stockKept;
      progress(name, start + batch.length, rows.length);
    }
  }
  if (analyze) await analyzeCatalogue(trx);
  return counts;
}

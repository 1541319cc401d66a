import { CatalogueIndex } from "../../rules/catalogue/CatalogueIndex.ts";
import type { ProductRecord } from "../../rules/catalogue/productRecord.ts";
import type { Collection, Product } from "../../types.ts";
import { toStockRow } from "../storedRow.ts";

/** Products that are judged before others may run; about 10 milliseconds. */
const step = 200;

/** Products that no collection has: none that they name is there, and no rules of one let them in. */
export function* findUnlisted(
  products: readonly Product[],
  collections: readonly Collection[],
): Generator<void, Product[]> {
  const unlisted: Product[] = [];
  for (let from = 0; from < products.length; from += step) {
    const judged = products.slice(from, from + step);
    const catalogue = new CatalogueIndex();
    catalogue.take(judged.map(toRecord), collections);
    const listed = new Set(
      collections.flatMap((collection) =>
        catalogue.records(catalogue.ofCollection(collection)).map(({ id }) => id),
      ),
    );
    unlisted.push(...judged.filter(({ id }) => !listed.has(id)));
    yield;
  }
  return unlisted;
}

/** As the catalogue has it once it is imported. */
const toRecord = (document: Product): ProductRecord => ({
  id: document.id,
  document,
  enabled: true,
  popularity: 0,
  created_at: document.created_at ?? new Date().toISOString(),
  stock: document.inventories.map(toStockRow),
  stars: null,
});

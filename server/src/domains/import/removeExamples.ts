import type { Site } from "@velours/sdk/types";
import { bumpRevision } from "../../platform/store/revision.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { withoutProducts } from "./addStructure.ts";
import { cleanRow } from "./cleanRow.ts";
import { demoDirectory } from "./demoDirectory.ts";
import { readDirectory } from "./readDirectory.ts";
import { deleteDocuments, deleteEmptyCollections, deleteUnusedSites, hasOtherSites } from "./store.ts";

/** How many rows of each kind were removed. */
export interface RemovedExamples {
  sites: number;
  pages: number;
  shippingRates: number;
  collections: number;
}

/**
 * Removes what a start adds to an empty store and nobody has changed: sites without orders, pages, shipping rates, and
 * collections without products. While every site is an example they all stay, because a shop needs one.
 */
export async function removeExamples(trx: Transaction): Promise<RemovedExamples> {
  const demo = await readDirectory(demoDirectory);
  const sites = demo.sites.flatMap(({ value }: { value: Site }) => [
    cleanRow("sites", value),
    withoutProducts(value),
    cleanRow("sites", withoutProducts(value)),
  ]);
  if (!(await hasOtherSites(trx, sites))) return { sites: 0, pages: 0, shippingRates: 0, collections: 0 };
  const rows = (name: "pages" | "shippingRates" | "collections") =>
    demo[name].flatMap(({ value }) => [value, cleanRow(name, value)]);
  const removed = {
    sites: await deleteUnusedSites(trx, sites),
    pages: await deleteDocuments(trx, "pages", rows("pages")),
    shippingRates: await deleteDocuments(trx, "shipping_rates", rows("shippingRates")),
    collections: await deleteEmptyCollections(trx, rows("collections")),
  };
  if (Object.values(removed).some((count) => count > 0)) await bumpRevision(trx);
  return removed;
}

/** A sentence about removed rows; undefined for none. */
export function removedNote({
  sites,
  pages,
  shippingRates,
  collections,
}: RemovedExamples): string | undefined {
  if (sites + pages + shippingRates + collections === 0) return undefined;
  return `Examples removed: ${sites} sites, ${pages} pages, ${shippingRates} shipping rates, ${collections} empty collections.`;
}

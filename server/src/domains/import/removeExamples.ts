import type { Collection, Page, ShippingRateRow, Site } from "@velours/sdk/types";
import { bumpRevision } from "../../platform/store/revision.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { withoutProducts, withoutSearchTexts } from "./addStructure.ts";
import { cleanRow } from "./cleanRow.ts";
import { demoDirectory } from "./demoDirectory.ts";
import { readDirectory } from "./readDirectory.ts";
import { countSites, deleteDocuments } from "./store.ts";

/** How many rows of each kind were removed. */
export interface RemovedExamples {
  sites: number;
  pages: number;
  shippingRates: number;
  collections: number;
}

const none: RemovedExamples = { sites: 0, pages: 0, shippingRates: 0, collections: 0 };

/**
 * Removes what a start or an import adds to a store without sites and nobody has changed: sites without orders, pages,
 * shipping rates, and collections without products. While every site is an example they all stay, because a shop needs
 * one. `from: "demo"` removes the same of the demo shop, `from: "structure"` nothing where the demo shop is in.
 */
export async function removeExamples(
  trx: Transaction,
  { from }: { from: "demo" | "structure" },
): Promise<RemovedExamples> {
  const demo = await readDirectory(demoDirectory);
  const structure = demo.sites.flatMap(({ value }: { value: Site }) => [
    withoutProducts(value),
    cleanRow("sites", withoutProducts(value)),
  ]);
  if (from === "structure" && (await countSites(trx, structure)).same === 0) return none;
  const sites = [...structure, ...demo.sites.map(({ value }: { value: Site }) => cleanRow("sites", value))];
  if ((await countSites(trx, sites)).other === 0) return none;
  const rows = (
    name: "pages" | "shippingRates" | "collections",
    values: readonly { value: Collection | Page | ShippingRateRow }[],
  ) => values.flatMap(({ value }) => [value, cleanRow(name, value)]);
  const removed = {
    sites: await deleteDocuments(trx, "sites", sites),
    pages: await deleteDocuments(trx, "pages", rows("pages", demo.pages)),
    shippingRates: await deleteDocuments(trx, "shipping_rates", rows("shippingRates", demo.shippingRates)),
    collections: await deleteDocuments(
      trx,
      "collections",
      rows("collections", [
        ...demo.collections,
        ...demo.collections.map(({ value }) => ({ value: withoutSearchTexts(value) })),
      ]),
    ),
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

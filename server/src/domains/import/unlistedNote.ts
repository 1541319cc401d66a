import { unlistedProducts } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { Catalogue } from "../catalogue/Catalogue.ts";

const namedProducts = 3;

/** A sentence on the products that no menu leads to, with some of their handles; undefined when there are none. */
export function unlistedNote(catalogue: Catalogue, sites: readonly Site[]): string | undefined {
  const unlisted = unlistedProducts(catalogue, sites);
  if (unlisted.length === 0) return undefined;
  const names = unlisted.slice(0, namedProducts).map(({ id, document }) => document.handle ?? String(id));
  const more = unlisted.length > names.length ? " …" : "";
  const [count, only] =
    unlisted.length === 1 ? ["1 product is", "it"] : [`${unlisted.length} products are`, "them"];
  return (
    `${count} in no listing, so that only a search finds ${only}: ${names.join(", ")}${more}. ` +
    "A listing is a collection that an entry of the site's navigation leads to."
  );
}

import { createReason, type Reason } from "../reasons/Reason.ts";
import { isOwnListingPath } from "../rules/catalogue/listingPaths.ts";
import { navigationTarget } from "../rules/catalogue/navigationTarget.ts";
import { selectPages } from "../rules/sites/presentPage.ts";
import type { NavigationMenuEntry, Page, Site } from "../types.ts";
import { refuseRow } from "./conflicts.ts";
import { newReasons } from "./newReasons.ts";
import type { RefusedRow, Row } from "./Row.ts";

/** Targets of menus: those of the shop, and of the document that is imported. */
export interface NavigationTargets {
  /** Handles of collections. */
  collections: ReadonlySet<string>;
  pages: readonly Page[];
  /** Ids of products. */
  products: ReadonlySet<number>;
}

/** Sites with an entry in their menus, or a link of their home page, that leads nowhere, or to a listing whose collection the shop does not have. */
export const navigationConflicts = (rows: readonly Row<Site>[], targets: NavigationTargets): RefusedRow[] =>
  rows.flatMap((row) => {
    const reasons = newReasons(row, (site) => [
      ...findProblems(site, site.navigation, "navigation", targets),
      ...findHomeProblems(site, targets),
    ]);
    return reasons.length === 0 ? [] : [refuseRow(row, ...reasons)];
  });

function findProblems(
  site: Site,
  entries: readonly NavigationMenuEntry[],
  place: string,
  targets: NavigationTargets,
): Reason[] {
  return entries.flatMap((entry, at) => {
    const here = `${place}[${at}]`;
    return [
      ...findProblem(`${here} "${entry.label}" (${entry.url})`, entry.url, site, targets),
      ...findProblems(site, entry.menu ?? [], `${here}.menu`, targets),
    ];
  });
}

/** Problems of the home page's links, and of its rails' collections. */
function findHomeProblems(site: Site, targets: NavigationTargets): Reason[] {
  const { hero, campaigns = [], rails = [], ...lists } = site.home ?? {};
  const tiles = [lists.categories, lists.intents, lists.tiles, lists.bestSellers].flatMap(
    (list) => list ?? [],
  );
  const links = [...(hero ? [hero] : []), ...campaigns.map((campaign) => campaign.hero), ...tiles, ...rails];
  return [
    ...links.flatMap(({ label, url }) => findProblem(`home "${label}" (${url})`, url, site, targets)),
    ...rails.flatMap(({ label, collection }) =>
      targets.collections.has(collection)
        ? []
        : [createReason("linkToNoCollection", { link: `home "${label}"`, handle: collection })],
    ),
  ];
}

/** Reason why a link leads nowhere; empty when it leads somewhere. */
function findProblem(
  link: string,
  url: string,
  site: Site,
  { collections, pages, products }: NavigationTargets,
): Reason[] {
  const target = navigationTarget(url, site);
  switch (target?.kind) {
    case undefined:
      return [createReason("linkToNowhere", { link })];
    case "listing": {
      const above = isOwnListingPath(target.path) ? target.path.slice(1).split("/").slice(0, -1) : [];
      const missing = [...above, target.collection].find((handle) => !collections.has(handle));
      return missing === undefined ? [] : [createReason("linkToNoCollection", { link, handle: missing })];
    }
    case "product":
      return products.has(target.id) ? [] : [createReason("linkToNoProduct", { link, product: target.id })];
    case "words": {
      const isShown = selectPages(pages, site.code).some((page) => page.handle === target.handle);
      return isShown ? [] : [createReason("linkToNoPage", { link, handle: target.handle })];
    }
    default:
      return [];
  }
}

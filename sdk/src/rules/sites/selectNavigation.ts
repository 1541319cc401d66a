import type { NavigationMenuEntry, Site } from "../../types.ts";

/** The menus of the sites that sell a source's products; of all sites without one. */
export const selectNavigation = (
  sites: readonly Pick<Site, "source" | "navigation">[],
  source: string | undefined,
): NavigationMenuEntry[] =>
  sites.flatMap((site) => (source === undefined || site.source === source ? site.navigation : []));

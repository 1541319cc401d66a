import type { SiteCode } from "../../types.ts";

/** A page by its handle, and the site that has it of its own. */
export interface PageName {
  handle: string;
  /** Undefined for a page of all sites. */
  site: SiteCode | undefined;
}

/** Its key in the log: `returns`, or `returns closet` for a site's own. */
export const toPageKey = ({ handle, site }: PageName): string =>
  site === undefined ? handle : `${handle} ${site}`;

export function splitPageKey(key: string): PageName {
  const [handle = "", site] = key.split(" ");
  return { handle, site: site as SiteCode | undefined };
}

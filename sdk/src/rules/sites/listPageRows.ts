import type { MerchantPageRow, Page, SiteCode } from "../../types.ts";
import { toPageKey } from "./pageKey.ts";

interface PageFilter {
  /** Only pages that this site has, of its own or with all others. */
  site?: SiteCode | undefined;
  /** Only pages with this in their handle or in their title. */
  q?: string | undefined;
}

/** Pages of words as merchants list them: by handle, that of all sites before those of one. */
export function listPageRows(pages: readonly Page[], { site, q }: PageFilter): MerchantPageRow[] {
  const words = q?.toLowerCase();
  return pages
    .filter((page) => site === undefined || page.site === undefined || page.site === site)
    .map(({ handle, site: own, title, published = true }) => ({
      handle,
      site: own ?? null,
      title,
      published,
    }))
    .filter(({ handle, title }) => words === undefined || `${handle}\n${title.toLowerCase()}`.includes(words))
    .sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
}

const toKey = ({ handle, site }: MerchantPageRow): string => toPageKey({ handle, site: site ?? undefined });

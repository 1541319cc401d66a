import { readSearchText } from "../../readSearchText.ts";

/** The site whose settings are shown, as it stands in the address. */
export interface SiteSearch {
  site?: string;
}

/** Leaves out everything else in an address. */
export function parseSiteSearch({ site }: Record<string, unknown>): SiteSearch {
  const code = readSearchText(site, 40);
  return code === undefined ? {} : { site: code };
}

import { readSearchText } from "../../readSearchText.ts";

/** Parts of the settings, each with a form of its own. */
export const sitePartNames = ["words", "look", "selling", "seller", "payments", "rules", "staff"] as const;

export type SitePartName = (typeof sitePartNames)[number];

/** The site whose settings are shown, and which part of them, as it stands in the address. */
export interface SiteSearch {
  site?: string;
  part?: SitePartName;
}

/** Leaves out everything else in an address. */
export function parseSiteSearch({ site, part }: Record<string, unknown>): SiteSearch {
  const code = readSearchText(site, 40);
  const shown = sitePartNames.find((name) => name === part);
  return { ...(code !== undefined && { site: code }), ...(shown && { part: shown }) };
}

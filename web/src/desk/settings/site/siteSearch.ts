import { readSearch } from "../../readSearch.ts";

/** Parts of the settings, each with a form of its own. */
export const sitePartNames = [
  "words",
  "look",
  "selling",
  "seller",
  "payments",
  "rules",
  "staff",
  "services",
] as const;

export type SitePartName = (typeof sitePartNames)[number];

/** The site whose settings are shown, and which part of them, as it stands in the address. */
export type SiteSearch = ReturnType<typeof parseSiteSearch>;
export const parseSiteSearch = (search: Record<string, unknown>) =>
  readSearch(search, { site: 40, part: sitePartNames });

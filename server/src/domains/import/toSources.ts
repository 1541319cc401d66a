import { listCheckoutSites } from "@velours/sdk/rules";
import type { Site, SiteCode } from "@velours/sdk/types";

/** The site of an import that names none; into a shop without sites it adds the examples, whose first is boutique. */
export const defaultSite = (sites: readonly Site[]): SiteCode =>
  listCheckoutSites(sites)[0]?.code ?? "boutique";

/** The sources that sites sell products of: several may sell those of one. */
export const toSources = (sites: readonly Site[], codes: readonly SiteCode[]): SiteCode[] => [
  ...new Set(
    codes.map((code) => (sites.find((site) => site.code === code)?.source as SiteCode | undefined) ?? code),
  ),
];

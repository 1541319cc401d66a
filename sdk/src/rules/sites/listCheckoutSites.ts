import type { Site, SiteCode } from "../../types.ts";

const codes: readonly SiteCode[] = ["boutique", "closet", "outlet"];

/**
 * The sites that an import may sell products on, its default first: those with a checkout, or all but admin where a shop
 * has none of them.
 */
export function listCheckoutSites(sites: readonly Site[]): Site[] {
  const own = codes.flatMap((code) => sites.find((site) => site.code === code) ?? []);
  return own.length > 0 ? own : sites.filter(({ code }) => code !== "admin");
}

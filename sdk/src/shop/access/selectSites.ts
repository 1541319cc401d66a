import type { Caller } from "./Caller.ts";
import { mayUseSite } from "./mayUseSite.ts";

/** The sites whose rows a list holds: the requested one, or those of the caller; null for all, none for one of others. */
export function selectSites(caller: Caller, site: string | undefined): readonly string[] | null {
  if (site === undefined) return caller.merchant?.sites ?? null;
  return mayUseSite(caller, site) ? [site] : [];
}

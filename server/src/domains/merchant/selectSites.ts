import type { Context } from "../../platform/context.ts";
import { mayUseSite } from "./mayUseSite.ts";

/** The sites whose rows a list holds: the requested one, or those of the caller; null for all, none for one of others. */
export function selectSites(
  context: Pick<Context, "merchant">,
  site: string | undefined,
): readonly string[] | null {
  if (site === undefined) return context.merchant?.sites ?? null;
  return mayUseSite(context, site) ? [site] : [];
}

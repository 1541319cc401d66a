import { mayUseSite, requireAllSites } from "@velours/sdk/shop";
import type { SiteCode } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";

/** Why the caller changes no page of this site, or of all without one; or null. */
export function pageRefusal(context: Context, site: SiteCode | undefined): MockResponse | null {
  if (site === undefined) return requireAllSites(context, "settings:write") as MockResponse | null;
  const isThere = context.session.sites.has(site) && mayUseSite(context, site);
  return isThere ? null : refuse("resourceDoesNotExist");
}

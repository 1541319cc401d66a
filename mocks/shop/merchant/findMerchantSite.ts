import { mayUseSite } from "@velours/sdk/shop";
import type { MerchantSite } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** The settings of a site of the caller's as the session left them. */
export function findMerchantSite(context: Context, code: string): MerchantSite | undefined {
  const { session } = context;
  const site = mayUseSite(context, code) ? session.sites.get(code) : undefined;
  return site && { site, revision: session.siteRevisions.get(code) ?? "imported" };
}

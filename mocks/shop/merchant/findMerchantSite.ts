import type { MerchantSite } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";

/** The settings of a site as the session left them. */
export function findMerchantSite(session: MockSession, code: string): MerchantSite | undefined {
  const site = session.sites.get(code);
  return site && { site, revision: session.siteRevisions.get(code) ?? "imported" };
}

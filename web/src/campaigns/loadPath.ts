import { loadCatalogue } from "../catalogue/loadCatalogue.ts";
import type { RouterContext } from "../RouterContext.ts";
import { parseCampaignPath } from "./campaignPaths.ts";
import { loadCampaignPage } from "./loadCampaignPage.ts";

/** What a path without a route of its own shows: a campaign's page, a listing or a product. */
export async function loadPath(context: RouterContext, path: string, search: Record<string, string>) {
  const campaign = parseCampaignPath(path);
  if (!campaign) return loadCatalogue(context, path, search);
  const data = await loadCampaignPage(context, campaign.kind, campaign.handle);
  return { kind: "campaign" as const, ...data };
}

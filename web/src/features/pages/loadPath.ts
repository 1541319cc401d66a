import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { parseCampaignPath } from "../campaigns/campaignPaths.ts";
import { loadCampaignPage } from "../campaigns/loadCampaignPage.ts";
import { loadCatalogue } from "../catalogue/loadCatalogue.ts";
import { isTrackPath, loadTrack } from "../track/loadTrack.ts";
import { loadMerchantPage } from "./merchant/loadMerchantPage.ts";
import { parsePagePath } from "./merchant/pagePaths.ts";
import { preloadScreen } from "./preloadScreen.ts";

async function loadData(
  context: RouterContext,
  path: string,
  search: Record<string, string>,
  before: readonly unknown[],
) {
  if (isTrackPath(path)) return loadTrack(context);
  const handle = parsePagePath(path);
  if (handle !== null) return loadMerchantPage(context, handle);
  const campaign = parseCampaignPath(path);
  if (!campaign) return loadCatalogue(context, path, search, before);
  const data = await loadCampaignPage(context, campaign.kind, campaign.handle);
  return { kind: "campaign" as const, ...data };
}

/**
 * Loads a path without a route of its own: a campaign's or the merchant's page, tracking, a listing or a
 * product.
 */
export async function loadPath(
  context: RouterContext,
  path: string,
  search: Record<string, string>,
  before: readonly unknown[] = [],
) {
  const data = await loadData(context, path, search, before);
  await preloadScreen(data.kind);
  return data;
}

import { loadedHead } from "../../platform/routing/loadedHead.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";
import type { CampaignKind } from "./campaignPaths.ts";

interface Page {
  context: RouterContext;
  params: { handle?: string };
}

/** Options that the routes of all campaigns' pages share. An address without a handle may be another kind's. */
export const campaignRoute = (kind: CampaignKind, current: CampaignKind = kind) => ({
  validateSearch: noSearch,
  loader: async ({ context, params: { handle } }: Page) => {
    const { loadCampaignPage } = await import("./loadCampaignPage.ts");
    return loadCampaignPage(context, handle ? kind : current, handle);
  },
  head: loadedHead,
});

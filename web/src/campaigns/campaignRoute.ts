import { loadedHead } from "../layout/loadedHead.ts";
import type { RouterContext } from "../RouterContext.ts";
import { noSearch } from "../searchCodec.ts";
import { type CampaignKind, CURRENT } from "./campaignPaths.ts";

/** Options that the routes of all campaign pages share. */
export const campaignRoute = (kind: CampaignKind) => ({
  validateSearch: noSearch,
  loader: async ({ context, params }: { context: RouterContext; params: { handle?: string } }) =>
    (await import("./loadCampaignPage.ts")).loadCampaignPage(context, kind, params.handle ?? CURRENT),
  head: loadedHead,
});

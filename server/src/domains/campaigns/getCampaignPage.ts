import { type Handler, refuse } from "../../platform/contract.ts";
import { presentCampaignPage } from "./presentCampaignPage.ts";
import { readCampaignPage } from "./store.ts";

/** A campaign's own page; unknown ones do not exist. */
export const getCampaignPage: Handler<"getCampaignPage"> = async (
  { params, query },
  { store, site, now },
) => {
  const page = await readCampaignPage(store.db, params, site);
  if (page === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentCampaignPage(page, query.configuration?.language ?? "en", now) };
};

import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { findCampaignEntries } from "./findCampaignEntries.ts";

/** The entries of campaigns as CSV. */
export const exportCampaignEntries: Handler<"exportCampaignEntries"> = ({ query }, context) =>
  csvResponse(
    "campaign-entries",
    ["kind", "handle", "email", "name", "social", "site", "consent", "enteredAt"],
    findCampaignEntries(context, query),
  );

import type { Handler } from "../../platform/contract.ts";
import { listEntryRows } from "../campaigns/store.ts";
import { marketingPage } from "./marketingPage.ts";

/** Entries of campaigns at the sites that the caller works for, the newest first. */
export const listCampaignEntries: Handler<"listCampaignEntries"> = ({ query }, context) =>
  marketingPage(context, { operation: "listCampaignEntries", list: "entries", ...query }, (page) =>
    listEntryRows(context.store.db, { ...page, kind: query.kind, handle: query.handle }),
  );

import type { CampaignEntrant } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { listEntryRows, type MarketingPlace } from "../campaigns/store.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { readPages } from "./exports/readPages.ts";
import { streamCsv } from "./exports/streamCsv.ts";

/** The entries of campaigns as CSV; the log has the entry before the first of them leaves. */
export const exportCampaignEntries: Handler<"exportCampaignEntries"> = async (
  { query: { kind, handle } },
  context,
) => {
  const { db, jobs } = context.store;
  const sites = context.merchant?.sites ?? null;
  await appendKeyEntry(db, context, "exportCampaignEntries");
  return streamCsv({
    name: "campaign-entries",
    columns: ["kind", "handle", "email", "name", "social", "site", "consent", "enteredAt"],
    pages: readPages<CampaignEntrant & MarketingPlace>((before, limit) =>
      listEntryRows(jobs, { sites, kind, handle, before, limit }),
    ),
  });
};

import type { Subscriber } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { listSubscriberRows, type MarketingPlace } from "../campaigns/store.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { readPages } from "./exports/readPages.ts";
import { streamCsv } from "./exports/streamCsv.ts";

/** The newsletters' addresses as CSV; the log has the entry before the first of them leaves. */
export const exportSubscribers: Handler<"exportSubscribers"> = async (_, context) => {
  const { db, jobs } = context.store;
  const sites = context.merchant?.sites ?? null;
  await appendKeyEntry(db, context, "exportSubscribers");
  return streamCsv({
    name: "subscribers",
    columns: ["site", "email", "source", "consentedAt"],
    pages: readPages<Subscriber & MarketingPlace>((before, limit) =>
      listSubscriberRows(jobs, { sites, before, limit }),
    ),
  });
};

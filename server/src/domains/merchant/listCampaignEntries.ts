import type { Handler } from "../../platform/contract.ts";
import { refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { listEntryRows } from "../campaigns/store.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { parseMarketingPlace } from "./parseMarketingPlace.ts";

const list = "entries";

/** Entries of campaigns at the sites that the caller works for, the newest first. */
export const listCampaignEntries: Handler<"listCampaignEntries"> = async ({ query }, context) => {
  const { kind, handle, cursor, limit = 24 } = query;
  const before = cursor === undefined ? undefined : parseMarketingPlace(cursor, list);
  if (before === null) return refuseCursor();
  const { db } = context.store;
  const sites = context.merchant?.sites ?? null;
  const found = await listEntryRows(db, { sites, kind, handle, before, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.micros, last.digest]);
  await appendKeyEntry(db, context, `listCampaignEntries ${page.length} found`);
  return { status: 200, body: page.map(({ micros, digest, ...row }) => row), headers };
};

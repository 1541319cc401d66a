import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { presentMerchantDraft } from "../drafts/presentMerchantDraft.ts";
import { listDraftRows } from "../drafts/store.ts";
import { selectSites } from "./selectSites.ts";

const list = "drafts";

/** Drafts of the sites that the caller works for, the newest first. */
export const listDrafts: Handler<"listDrafts"> = async ({ query }, context) => {
  const { state, site, cursor, limit = 24 } = query;
  const [before] = cursor === undefined ? [undefined] : (decodeCursor(cursor, list, 1) ?? [""]);
  if (before !== undefined && typeof before !== "number") return refuseCursor();
  const sites = selectSites(context, site);
  const found = await listDraftRows(context.store.db, { state, sites, before, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.id]);
  return { status: 200, body: page.map((row) => presentMerchantDraft(context, row)), headers };
};

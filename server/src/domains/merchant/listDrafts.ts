import { parseDraftNumber, selectSites } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { presentMerchantDraft } from "../drafts/presentMerchantDraft.ts";
import { findDraftIds, listDraftRows } from "../drafts/store.ts";
import { numberedPage } from "./numberedPage.ts";

/** Drafts of the sites that the caller works for, the newest first. */
export const listDrafts: Handler<"listDrafts"> = ({ query }, context) =>
  numberedPage("drafts", query, {
    async load(before, limit) {
      const { db } = context.store;
      const { q, state, site } = query;
      const sites = selectSites(context, site);
      const found =
        q === undefined ? undefined : await findDraftIds(db, q, { number: parseDraftNumber(q), sites });
      return listDraftRows(db, { found, state, sites, before, limit });
    },
    getNumber: ({ id }) => id,
    present: (row) => presentMerchantDraft(context, row),
  });

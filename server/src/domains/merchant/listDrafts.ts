import { selectSites } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { presentMerchantDraft } from "../drafts/presentMerchantDraft.ts";
import { listDraftRows } from "../drafts/store.ts";
import { numberedPage } from "./numberedPage.ts";

/** Drafts of the sites that the caller works for, the newest first. */
export const listDrafts: Handler<"listDrafts"> = ({ query }, context) =>
  numberedPage("drafts", query, {
    load(before, limit) {
      const sites = selectSites(context, query.site);
      return listDraftRows(context.store.db, { state: query.state, sites, before, limit });
    },
    getNumber: ({ id }) => id,
    present: (row) => presentMerchantDraft(context, row),
  });

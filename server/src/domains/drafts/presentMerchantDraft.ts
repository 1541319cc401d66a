import type { MerchantDraft } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { draftLink } from "./draftLink.ts";
import { draftTime } from "./draftTime.ts";
import type { DraftRow } from "./store.ts";

/** A draft as the merchant sees it. */
export const presentMerchantDraft = (
  context: Pick<Context, "config" | "sites">,
  row: DraftRow,
): MerchantDraft => ({
  id: row.id,
  site: row.site,
  language: row.language,
  lines: row.lines,
  email: row.email,
  address: row.address,
  promotion: row.promotion,
  message: row.message,
  state: row.state,
  order: row.order_number,
  link: draftLink(context, row),
  createdAt: row.created_at,
  ...draftTime(context, row),
});

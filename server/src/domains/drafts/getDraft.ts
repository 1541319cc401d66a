import { presentDraft } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { draftTime } from "./draftTime.ts";
import { findDraft } from "./store.ts";

/** A prepared order, for the holder of its link. */
export const getDraft: Handler<"getDraft"> = async ({ params: { token } }, context) => {
  const row = await findDraft(context.store.db, token);
  const draft = row?.site === context.site ? presentDraft({ ...row, ...draftTime(context, row) }) : undefined;
  const found = await throttleLookup(context, token, draft);
  return found === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: found };
};

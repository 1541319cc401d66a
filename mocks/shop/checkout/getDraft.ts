import { presentDraft } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { findLinkedDraft } from "../merchant/findDraft.ts";
import { refuse } from "../refuse.ts";

/** A prepared order, for the holder of its link. */
export const getDraft: Handler<"getDraft"> = ({ params }, context) => {
  const draft = findLinkedDraft(context, params.token);
  const body = draft && presentDraft(draft);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};

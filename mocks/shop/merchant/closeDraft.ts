import { mayUseSite } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findDraft } from "./findDraft.ts";

/** Closes a draft, unless it was paid. */
export const closeDraft: Handler<"closeDraft"> = (input, context) =>
  onceForKey(context, "closeDraft", input, () => {
    const draft = findDraft(context, ({ id }) => id === input.params.id);
    if (draft === undefined || !mayUseSite(context, draft.site)) return refuse("resourceDoesNotExist");
    if (draft.state === "paid") return refuse("draftNotOpen");
    if (draft.state === "open") draft.state = "closed";
    return { status: 200, body: { ...draft } };
  });

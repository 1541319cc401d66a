import type { MerchantDraft } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** A draft as it is now; undefined when there is none. */
export function findDraft(
  { session, now }: Pick<Context, "session" | "now">,
  isWanted: (draft: MerchantDraft) => boolean,
): MerchantDraft | undefined {
  const draft = session.drafts.values().find(isWanted);
  if (draft?.state === "open" && Date.parse(draft.expiresAt) <= now.getTime()) draft.state = "expired";
  return draft;
}

/** A draft of the request's site by its token. */
export const findLinkedDraft = (context: Context, token: string): MerchantDraft | undefined =>
  findDraft(context, ({ link, site }) => site === context.site && link.endsWith(`/${token}`));

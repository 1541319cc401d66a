import type { AppliedCredits } from "@velours/sdk/shop";
import type { Answer } from "../Answer.ts";
import type { Context } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** The cash back a cart applies, null when it applies none; refused when it is empty or not the member's own. */
export function appliedCredits(
  { session, site }: Context,
  credits: { uuid?: string | null } | null | undefined,
): { credits: AppliedCredits | null } | { refused: Answer } {
  if (!credits) return { credits: null };
  const { member } = session;
  const own = member?.proven ? session.credits.open({ member: member.id }, site) : undefined;
  return own === undefined || own.uuid !== credits.uuid || own.balance <= 0
    ? { refused: refuse("noCreditsAvailable", 0) }
    : { credits: { uuid: own.uuid, balance: own.balance } };
}

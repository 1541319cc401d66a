import type { Answer, Context } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** The balance a cart applies, null when it applies none; refused when it is empty or not the member's own (CA-15). */
export function appliedCredits(
  { session, site }: Context,
  asked: { uuid?: string | null } | null | undefined,
): { balance: number | null } | { refused: Answer } {
  if (!asked) return { balance: null };
  const { member } = session;
  const own = member && session.credits.open({ member: member.id }, site);
  return own === undefined || own.uuid !== asked.uuid || own.balance <= 0
    ? { refused: refuse("noCreditsAvailable", 0) }
    : { balance: own.balance };
}

import type { AppliedCredits } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** The member's cash back on this site in a currency; undefined for a guest, or while the address is not proven. */
export const ownCredits = (
  { session: { member, credits }, site }: Context,
  currency: Currency,
): AppliedCredits | undefined =>
  member?.proven ? credits.open({ member: member.id }, { site, currency }) : undefined;

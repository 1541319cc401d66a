import type { AppliedCredits } from "@velours/sdk/shop";
import type { Context } from "../Handler.ts";

/** The member's cash back on this site; undefined for a guest, or while the address is not proven. */
export const ownCredits = ({ session: { member, credits }, site }: Context): AppliedCredits | undefined =>
  member?.proven ? credits.open({ member: member.id }, site) : undefined;

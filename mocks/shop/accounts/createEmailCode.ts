import type { Handler } from "../Handler.ts";
import { requireMember } from "./requireMember.ts";

/** Has the code sent that confirms the member's address: `codes.oneTime`. */
export const createEmailCode: Handler<"createEmailCode"> = (_input, context) => {
  const { member, refused } = requireMember(context);
  if (refused) return refused;
  if (!member.proven) context.session.wasSentCode = true;
  return { status: 204 };
};

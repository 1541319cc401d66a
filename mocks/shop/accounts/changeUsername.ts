import type { Handler } from "../Handler.ts";
import { presentMember } from "./presentMember.ts";
import { requireMember } from "./requireMember.ts";

export const changeUsername: Handler<"changeUsername"> = ({ body }, context) => {
  const { member, refused } = requireMember(context);
  if (refused) return refused;
  member.username = body.username;
  return { status: 200, body: presentMember(member, context) };
};

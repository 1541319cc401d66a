import type { Handler } from "../Handler.ts";
import { presentMember } from "./presentMember.ts";
import { requireMember } from "./requireMember.ts";

export const getUser: Handler<"getUser"> = ({ params }, context) => {
  const { member, refused } = requireMember(context, params.id);
  return refused ?? { status: 200, body: presentMember(member, context) };
};

import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";

export const getCredits: Handler<"getCredits"> = ({ params, query }, context) => {
  const { member, refused } = requireMember(context, params.id);
  if (refused) return refused;
  const site = query.filter?.site ?? context.site;
  return { status: 200, body: context.session.credits.open({ member: member.id }, site) };
};

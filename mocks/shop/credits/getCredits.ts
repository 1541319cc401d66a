import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";

export const getCredits: Handler<"getCredits"> = ({ params, query }, context) => {
  const { member, refused } = requireMember(context, params.id);
  if (refused) return refused;
  const site = query.filter?.site ?? context.site;
  const own = context.session.credits.open({ member: member.id }, site);
  if (member.proven) return { status: 200, body: own };
  const data = { uuid: own.uuid, balance: 0, date_expired: null };
  return { status: 200, body: { ...data, data, history: [] } };
};

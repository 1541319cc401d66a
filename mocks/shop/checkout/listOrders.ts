import { pageHeaders } from "@velours/sdk/shop";
import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";
import { presentOrder } from "./presentOrder.ts";

/** The member's orders on this site, the newest first, with those a guest placed under their proven address. */
export const listOrders: Handler<"listOrders"> = ({ params, query }, context) => {
  const { member, refused } = requireMember(context, params.id);
  if (refused) return refused;
  const { page = 1, limit = 24 } = query;
  const theirs = context.session.newestOrders.filter(
    ({ order, member: owner }) =>
      order.site === context.site &&
      (owner === null
        ? member.proven && order.user.email.toLowerCase() === member.email.toLowerCase()
        : owner === member.id),
  );
  return {
    status: 200,
    body: theirs.slice((page - 1) * limit, page * limit).map(presentOrder),
    headers: pageHeaders(page, limit, theirs.length),
  };
};

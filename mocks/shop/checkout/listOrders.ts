import { pageCount } from "@velours/sdk/rules";
import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";

/** The member's orders on this site, the newest first. */
export const listOrders: Handler<"listOrders"> = ({ params, query }, context) => {
  const { member, refused } = requireMember(context, params.id);
  if (refused) return refused;
  const { page = 1, limit = 24 } = query;
  const placed = context.session.orders.values();
  const theirs = placed.filter(
    ({ order, member: whose }) => whose === member.id && order.site === context.site,
  );
  return {
    status: 200,
    body: theirs.slice((page - 1) * limit, page * limit).map(({ order }) => order),
    headers: {
      "x-pagination-page": page,
      "x-pagination-pages-total": Math.max(1, pageCount(theirs.length, limit)),
      "x-pagination-items-per-page": limit,
      "x-pagination-items-total": theirs.length,
    },
  };
};

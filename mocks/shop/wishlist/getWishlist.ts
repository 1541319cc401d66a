import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";

export const getWishlist: Handler<"getWishlist"> = ({ params }, context) => {
  const { member, refused } = requireMember(context, params.id);
  return refused ?? { status: 200, body: { id: member.id, items: member.wishlist } };
};

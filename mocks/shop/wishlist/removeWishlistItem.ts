import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Takes an item off the list; one that is gone already is as wanted. */
export const removeWishlistItem: Handler<"removeWishlistItem"> = ({ params }, context) => {
  const { member, refused } = requireMember(context, params.id);
  if (refused) return refused;
  if (params.listId !== member.id) return refuse("resourceDoesNotExist");
  member.wishlist = member.wishlist.filter(({ id }) => id !== params.itemId);
  return { status: 204 };
};

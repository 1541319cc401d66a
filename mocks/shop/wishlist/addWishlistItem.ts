import { wishlistLimit } from "@velours/sdk/shop";
import type { WishlistItem } from "@velours/sdk/types";
import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Remembers a product that is on sale; adding twice adds once. */
export const addWishlistItem: Handler<"addWishlistItem"> = ({ params, body }, context) => {
  const { member, refused } = requireMember(context, params.id);
  if (refused) return refused;
  const { content_id, site } = body;
  const { index, members } = context.session;
  if (index.record(content_id) === undefined) return refuse("resourceDoesNotExist");
  const existing = member.wishlist.find((wishlistItem) => wishlistItem.content_id === content_id);
  if (existing !== undefined) return { status: 200, body: existing };
  if (member.wishlist.length >= wishlistLimit) return refuse("wishlistFull", wishlistLimit);
  const item: WishlistItem = { id: members.nextItemId(), type: "product", content_id, site };
  member.wishlist = [...member.wishlist, item];
  return { status: 200, body: item };
};

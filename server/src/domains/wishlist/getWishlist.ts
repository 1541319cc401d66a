import type { Handler } from "../../generated/handlers.ts";
import { requireUser } from "../accounts/requireUser.ts";
import { readWishlist } from "./store.ts";

/** The signed-in member's wishlist (3.10, 7.4); a member has one, and its id is theirs (SA-096). */
export const getWishlist: Handler<"getWishlist"> = async ({ params }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused) return refused;
  return { status: 200, body: { id: user.id, items: await readWishlist(context.store.db, user.id) } };
};

import type { Handler } from "../../platform/contract.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { readWishlist } from "./store.ts";

/** The signed-in member's wishlist; a member has one, and its id is the member's. */
export const getWishlist: Handler<"getWishlist"> = async ({ params }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused) return refused;
  return { status: 200, body: { id: user.id, items: await readWishlist(context.store.db, user.id) } };
};

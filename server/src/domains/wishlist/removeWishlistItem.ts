import { type Handler, refuse } from "../../platform/contract.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { removeItem } from "./store.ts";

/** Takes an item off the signed-in member's wishlist; one that is gone already is as wanted. */
export const removeWishlistItem: Handler<"removeWishlistItem"> = async ({ params }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused) return refused;
  if (params.listId !== user.id) return refuse("resourceDoesNotExist");
  await removeItem(context.store.db, user.id, params.itemId);
  return { status: 204 };
};

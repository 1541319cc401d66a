import { wishlistLimit } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { addItem } from "./store.ts";

/** Puts a product that is on sale on the wishlist; adding twice adds once. */
export const addWishlistItem: Handler<"addWishlistItem"> = async ({ params, body }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused) return refused;
  const { content_id: contentId, site } = body;
  if (context.catalogue.record(contentId) === undefined) return refuse("resourceDoesNotExist");
  const item = await inTransaction(context.store.db, (trx) =>
    addItem(trx, { userId: user.id, contentId, site }),
  );
  return item === undefined ? refuse("wishlistFull", wishlistLimit) : { status: 200, body: item };
};

import type { RouterContext } from "../RouterContext.ts";
import { loadCredits } from "./loadCredits.ts";

/** Fetches cash back and wishlist of the signed-in member. What can't be had now stays as it is known. */
export async function loadBelongings(context: RouterContext): Promise<void> {
  await Promise.allSettled([loadCredits(context), loadWishlist(context)]);
}

async function loadWishlist({ session, shop }: RouterContext): Promise<void> {
  const id = session.get().user?.id;
  if (id === undefined) return;
  const { data } = await (await shop.api()).getWishlist({ params: { path: { id } } });
  if (data && session.get().user?.id === id) session.set({ wishlist: data });
}

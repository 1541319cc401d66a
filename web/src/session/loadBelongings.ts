import type { RouterContext } from "../RouterContext.ts";

/** Fetches cash back and wishlist of the signed-in member. What can't be had now stays unknown. */
export async function loadBelongings({ session, shop }: RouterContext): Promise<void> {
  const id = session.get().user?.id;
  if (id === undefined) return;
  const member = { params: { path: { id } } };
  const api = await shop.api();
  const [credits, wishlist] = await Promise.allSettled([
    api.getCredits({ params: { ...member.params, query: { filter: { site: shop.site } } } }),
    api.getWishlist(member),
  ]);
  if (session.get().user?.id !== id) return;
  session.set({
    credits: (credits.status === "fulfilled" && credits.value.data) || null,
    wishlist: (wishlist.status === "fulfilled" && wishlist.value.data) || null,
  });
}

import { getRegion, getRegionCurrency } from "@velours/sdk/rules";
import type { RouterContext } from "../routing/RouterContext.ts";
import { siteQuery } from "../sites/queries.ts";
import { loadCredits } from "./loadCredits.ts";

/** Fetches cash back and wishlist of the signed-in member. An answer that fails leaves the stored value. */
export async function loadBelongings(context: RouterContext): Promise<void> {
  await Promise.allSettled([loadOwnCredits(context), loadWishlist(context)]);
}

/** Cash back in the currency of the shopper's region. */
async function loadOwnCredits(context: RouterContext): Promise<void> {
  if (context.session.get().user?.id === undefined) return;
  const { regions } = await context.queries.get(siteQuery(context.shop));
  await loadCredits(context, getRegionCurrency(getRegion(regions, context.shop.country)));
}

async function loadWishlist({ session, shop }: RouterContext): Promise<void> {
  const id = session.get().user?.id;
  if (id === undefined) return;
  await session.queueWishlist(async () => {
    const { data } = await (await shop.api()).getWishlist({ params: { path: { id } } });
    if (data && session.get().user?.id === id) session.set({ wishlist: data });
  });
}

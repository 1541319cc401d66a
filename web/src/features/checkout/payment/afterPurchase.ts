import { sendConversion } from "../../../platform/analytics/sendConversion.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { clearSession } from "../../../platform/session/clearSession.ts";
import { forgetSignedOut } from "../../../platform/session/deferredSignedOut.ts";
import { loadBelongings } from "../../../platform/session/loadBelongings.ts";
import { sessionWatch } from "../../../platform/session/sessionWatch.ts";
import { updateMember } from "../../../platform/session/updateMember.ts";
import type { Placed } from "./PayOutcome.ts";

/** Tells the affiliate network; after a member's order what was bought leaves their wishlist, and data, cash back and wishlist are fetched anew. */
export async function afterPurchase(
  context: RouterContext,
  { order, signedOut }: Pick<Placed, "order" | "signedOut">,
): Promise<void> {
  const { session, shop } = context;
  sendConversion(shop, order);
  if (signedOut) {
    // The page follows what the shop said: nobody is signed in here, and the answers to come say the same.
    sessionWatch.adopt(undefined);
    forgetSignedOut();
    return clearSession(session, shop.site);
  }
  const { products } = order;
  const { user } = session.get();
  if (!user) return;
  const { id } = user;
  const api = await shop.api();
  const bought = new Set(products.map((product) => product.id));
  await session.queueWishlist(async () => {
    const stored = session.get().wishlist ?? (await api.getWishlist({ params: { path: { id } } })).data;
    const fulfilled = (stored?.items ?? []).filter(({ content_id }) => bought.has(content_id));
    const removals = fulfilled.map((item) =>
      api.removeWishlistItem({
        params: { path: { id, listId: stored!.id, itemId: Number(item.id) } },
      }),
    );
    await Promise.allSettled(removals);
  });
  const { data } = await api.getUser({ params: { path: { id } } });
  if (data) updateMember(session, data);
  await loadBelongings(context);
}

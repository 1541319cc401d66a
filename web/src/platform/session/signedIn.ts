import type { AnyRouter } from "@tanstack/react-router";
import type { User } from "@velours/sdk/types";
import type { RouterContext } from "../../app/RouterContext.ts";
import { lazyBag } from "../../features/cart/lazyBag.ts";
import { signalTabs } from "../browser/tabs.ts";
import { forgetMemberData } from "./forgetMemberData.ts";
import { loadBelongings } from "./loadBelongings.ts";
import { keepMember, readMember } from "./memberCookie.ts";
import { sessionWatch } from "./sessionWatch.ts";

/** After a login: the page, the other tabs and the bag are the member's. */
export function signedIn(router: AnyRouter, user: User, { remember }: { remember: boolean }): void {
  const context: RouterContext = router.options.context;
  // A login of another tab was answered after this one: the session is that member's.
  if ((readMember() ?? user.id) !== user.id) {
    location.reload();
    return;
  }
  const before = context.session.get().user;
  if (before && before.id !== user.id) forgetMemberData(context.shop.site);
  sessionWatch.adopt(user.revision);
  keepMember(user.id, remember);
  context.session.set({ user: user.access.authenticated ? user : null, credits: null, wishlist: null });
  signalTabs(context.shop.site, "session");
  void loadBelongings(context).catch(() => {});
  void rebuildBag(router).catch(() => {});
}

/** Prices and promotions may be others for a member. */
export async function rebuildBag(router: AnyRouter): Promise<void> {
  const { products, promotion, giftCard } = router.options.context.cart.get();
  if (products.data.length === 0 && !promotion.data && !giftCard.data) return;
  await (await lazyBag(router)).rebuild();
}

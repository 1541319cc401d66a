import type { AnyRouter } from "@tanstack/react-router";
import type { User } from "@velours/sdk/types";
import { signalTabs } from "../browser/tabs.ts";
import type { RouterContext } from "../routing/RouterContext.ts";
import { forgetMemberData } from "./forgetMemberData.ts";
import { loadBelongings } from "./loadBelongings.ts";
import { keepMember, readMember } from "./memberCookie.ts";
import { memberChange } from "./sessionEvents.ts";
import { sessionWatch } from "./sessionWatch.ts";

/** After a login: the page, the other tabs and the cart are the member's. */
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
  void memberChange.emit(router).catch(() => {});
}

import type { AnyRouter } from "@tanstack/react-router";
import type { RouterContext } from "../routing/RouterContext.ts";
import { ACCOUNT_PATHS } from "./accountPaths.ts";
import { clearSession } from "./clearSession.ts";
import { deferSignedOut } from "./deferredSignedOut.ts";
import { forgetMemberData } from "./forgetMemberData.ts";
import { loadBelongings } from "./loadBelongings.ts";
import { loadUser } from "./loadUser.ts";
import { readMember } from "./memberCookie.ts";
import { isReloadHeld, reloadPage } from "./reloadHold.ts";
import { memberChange } from "./sessionEvents.ts";
import { sessionWatch } from "./sessionWatch.ts";
import { showSignedOut } from "./signedOutNotice.ts";

/** Pages of one form, which show nothing of a member. */
const FORMS: readonly string[] = [...Object.values(ACCOUNT_PATHS), "/reset-password"];

/**
 * Another tab signed in or out. A page that showed a member loads anew, so that nothing of theirs stays on it; a guest's
 * becomes the member's where it is, and a form stays, with what was typed on it.
 */
export async function followSession(router: AnyRouter): Promise<void> {
  const context: RouterContext = router.options.context;
  const { session, shop } = context;
  const { user } = session.get();
  // A page may show the member it was rendered for before it has asked who that is.
  const before = user === undefined ? shop.member : user?.id;
  const now = readMember();
  if (before !== undefined && before !== now) {
    if (now === undefined) clearSession(session, shop.site);
    else forgetMemberData(shop.site);
    if (!FORMS.includes(router.state.location.pathname)) {
      // A payment under way keeps the page: it is said there, not after minutes at the bank.
      if (now === undefined) isReloadHeld() ? showSignedOut(shop) : deferSignedOut();
      return reloadPage();
    }
    (await context.queries.observe()).client.clear();
    router.clearCache();
  }
  // The next answer says the revision: it is not a session that ended.
  sessionWatch.adopt(undefined);
  session.set({ user: undefined });
  await loadUser(context);
  await loadBelongings(context);
  await memberChange.emit(router);
}

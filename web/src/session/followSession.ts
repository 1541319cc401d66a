import type { AnyRouter } from "@tanstack/react-router";
import type { RouterContext } from "../RouterContext.ts";
import { clearSession } from "./clearSession.ts";
import { loadBelongings } from "./loadBelongings.ts";
import { loadUser } from "./loadUser.ts";
import { readMember } from "./memberCookie.ts";
import { sessionWatch } from "./sessionWatch.ts";
import { rebuildBag } from "./signedIn.ts";

/**
 * Another tab signed in or out. A page that showed a member loads anew, so that nothing of theirs stays on it; a guest's
 * becomes the member's where it is, with what was typed on it.
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
    return location.reload();
  }
  // The next answer says the revision: it is not a session that ended.
  sessionWatch.adopt(undefined);
  session.set({ user: undefined });
  await loadUser(context);
  await loadBelongings(context);
  await rebuildBag(router);
}

import type { AnyRouter } from "@tanstack/react-router";
import { signalTabs } from "../browser/tabs.ts";
import type { RouterContext } from "../routing/RouterContext.ts";
import { clearSession } from "./clearSession.ts";
import { GUEST_REVISION, sessionWatch } from "./sessionWatch.ts";

/** A new password has ended every session of the member: the page is a guest's again. */
export function passwordChanged(router: AnyRouter): void {
  const { session, shop }: RouterContext = router.options.context;
  sessionWatch.adopt(GUEST_REVISION);
  clearSession(session, shop.site);
  signalTabs(shop.site, "session");
}

import type { AnyRouter } from "@tanstack/react-router";
import { withLanguage } from "@velours/sdk/rules";
import { signalTabs } from "../browser/tabs.ts";
import type { RouterContext } from "../RouterContext.ts";
import { clearSession } from "./clearSession.ts";

/** Ends the session, and loads the start page anew: nothing of the member stays in memory. */
export async function signOut(router: AnyRouter): Promise<void> {
  const { session, shop }: RouterContext = router.options.context;
  await (await shop.api()).logout();
  clearSession(session, shop.site);
  signalTabs(shop.site, "session");
  location.replace(withLanguage("/", shop.language));
}

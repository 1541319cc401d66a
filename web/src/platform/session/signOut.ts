import type { AnyRouter } from "@tanstack/react-router";
import { orThrow } from "@velours/sdk";
import { withLanguage } from "@velours/sdk/rules";
import { reloadHidden } from "../browser/reloadHidden.ts";
import { signalTabs } from "../browser/tabs.ts";
import type { RouterContext } from "../routing/RouterContext.ts";
import { clearSession } from "./clearSession.ts";

/**
 * Ends the session, and loads the start page anew: nothing of the member stays in memory. A refusal is thrown, and the
 * member stays: only the shop can end the session, whose cookie no script reads.
 */
export async function signOut(router: AnyRouter): Promise<void> {
  const { session, shop }: RouterContext = router.options.context;
  orThrow(await (await shop.api()).logout());
  clearSession(session, shop.site);
  signalTabs(shop.site, "session");
  // History must not bring this page back with what was on it.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reloadHidden();
  });
  location.replace(withLanguage("/", shop));
}

import type { AnyRouter } from "@tanstack/react-router";
import { BRAND, identityPlan, readCookie, storageNames } from "@velours/sdk/rules";
import { startAnalytics } from "../analytics/startAnalytics.ts";
import type { RouterContext } from "../routing/RouterContext.ts";
import { loadBelongings } from "./loadBelongings.ts";
import { loadUser } from "./loadUser.ts";
import { sessionStart } from "./sessionEvents.ts";
import { showDeferredSignedOut } from "./signedOutNotice.ts";

/** Finds out who is signed in, and gives a browser that has none its identity. */
export async function startSession(router: AnyRouter): Promise<void> {
  const context: RouterContext = router.options.context;
  showDeferredSignedOut(context.shop);
  void sessionStart.emit(router).catch(() => {});
  const identity = readCookie(document.cookie, storageNames("", BRAND).identity);
  const plan = identityPlan(identity);
  startAnalytics(router, plan);
  if (plan.identify) await (await context.shop.api()).identify({ body: {} });
  if (await loadUser(context)) await loadBelongings(context);
}

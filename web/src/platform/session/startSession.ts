import type { AnyRouter } from "@tanstack/react-router";
import { BRAND, identityPlan, readCookie, storageNames } from "@velours/sdk/rules";
import type { RouterContext } from "../../app/RouterContext.ts";
import { startWarranty } from "../../features/cart/startWarranty.ts";
import { startAnalytics } from "../analytics/startAnalytics.ts";
import { loadBelongings } from "./loadBelongings.ts";
import { loadUser } from "./loadUser.ts";
import { showDeferredSignedOut } from "./signedOutNotice.ts";

/** Finds out who is signed in, and gives a browser that has none its identity. */
export async function startSession(router: AnyRouter): Promise<void> {
  const context: RouterContext = router.options.context;
  showDeferredSignedOut(context.shop.language);
  void startWarranty(router).catch(() => {});
  const identity = readCookie(document.cookie, storageNames("", BRAND).identity);
  const plan = identityPlan(identity);
  startAnalytics(router, plan);
  if (plan.identify) await (await context.shop.api()).identify({ body: {} });
  if (await loadUser(context)) await loadBelongings(context);
}

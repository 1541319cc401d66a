import type { AnyRouter } from "@tanstack/react-router";
import { BRAND, identityPlan, readCookie, storageNames } from "@velours/sdk/rules";
import { allowsAnalytics } from "../analytics/consent.ts";
import { identifyVisitor } from "../analytics/identifyVisitor.ts";
import { klaviyo, sandboxMarketing } from "../analytics/MarketingScript.ts";
import { recordPages } from "../analytics/recordPages.ts";
import type { RouterContext } from "../RouterContext.ts";
import { loadBelongings } from "./loadBelongings.ts";
import { loadUser } from "./loadUser.ts";
import { showDeferredSignedOut } from "./signedOutNotice.ts";

/** Finds out who is signed in, and gives a browser that has none its identity. */
export async function startSession(router: AnyRouter): Promise<void> {
  const context: RouterContext = router.options.context;
  recordPages(router);
  showDeferredSignedOut(context.shop.language);
  const identity = readCookie(document.cookie, storageNames("", BRAND).identity);
  const plan = identityPlan(identity);
  const { site, gateway } = context.shop;
  if (allowsAnalytics(site))
    void identifyVisitor(plan, gateway === "braintree" ? klaviyo : sandboxMarketing(document.cookie));
  if (plan.identify) await (await context.shop.api()).identify({ body: {} });
  if (await loadUser(context)) await loadBelongings(context);
}

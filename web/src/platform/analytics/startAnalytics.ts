import type { AnyRouter } from "@tanstack/react-router";
import { type IdentityPlan, TRACKED_PATHS } from "@velours/sdk/rules";
import type { RouterContext } from "../routing/RouterContext.ts";
import { allowsAnalytics } from "./consent.ts";
import { consentStore } from "./consentStore.ts";
import { identifyVisitor } from "./identifyVisitor.ts";
import { klaviyo, sandboxMarketing } from "./MarketingScript.ts";
import { recordEvent } from "./recordEvent.ts";

/** Records each page that follows; the answer records the one that is shown. */
function recordPages(router: AnyRouter): () => void {
  function record() {
    const { pathname } = router.state.location;
    // Without its query, which may name a person.
    recordEvent(router.options.context.shop.site, "page_view", {
      page_title: document.title,
      page_location: location.origin + location.pathname,
      tracked: TRACKED_PATHS.test(pathname),
    });
  }
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) record();
  });
  return record;
}

/** Records pages and tells email marketing who visits, from the moment the shopper allows it and for as long. */
export function startAnalytics(router: AnyRouter, plan: IdentityPlan): void {
  const { shop }: RouterContext = router.options.context;
  const { site, gateway } = shop;
  const recordPage = recordPages(router);
  let wasAllowed = false;
  function follow() {
    const isAllowed = allowsAnalytics(site);
    if (isAllowed && !wasAllowed) {
      recordPage();
      const script = gateway === "braintree" ? klaviyo : sandboxMarketing(document.cookie);
      void identifyVisitor(plan, script, () => allowsAnalytics(site));
    }
    wasAllowed = isAllowed;
  }
  follow();
  consentStore.subscribe(follow);
}

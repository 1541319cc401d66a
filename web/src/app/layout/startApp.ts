import type { AnyRouter } from "@tanstack/react-router";
import { readAnalyticsConsent } from "../../platform/analytics/consent.ts";
import { startOffline } from "../../platform/offline/startOffline.ts";
import { startPictureTransitions } from "./pictureTransition.ts";

/** Behaviour of an app that no page needs to work. */
export async function startApp(router: AnyRouter): Promise<void> {
  startPictureTransitions(router);
  const { site } = router.options.context.shop;
  // A shopper who wants no analytics wants no list of visited pages either.
  await startOffline(router, () => readAnalyticsConsent(site) !== false);
}

import type { AnyRouter } from "@tanstack/react-router";
import { TRACKED_PATHS } from "@velours/sdk/rules";
import { recordEvent } from "./recordEvent.ts";

/** Records each page that follows; the answer records the one that is shown. */
export function recordPages(router: AnyRouter): () => void {
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

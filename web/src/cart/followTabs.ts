import type { AnyRouter } from "@tanstack/react-router";
import { chosenCountry } from "@velours/sdk/rules";
import { parseSignal } from "../browser/tabs.ts";
import { applyRegion } from "../sites/applyRegion.ts";
import { lazyBag } from "./lazyBag.ts";

/**
 * Keeps this page in step with the shop's other tabs: their region and their bag. Storage events say what
 * changed; a page that was asleep, or comes back from the browser's cache, got none of them and looks for itself.
 */
export function followTabs(router: AnyRouter): () => void {
  const { cart, shop } = router.options.context;
  const bag = () => lazyBag(router);

  function followRegion() {
    const country = chosenCountry(document.cookie, shop.site);
    // Where cookies are refused there is none to follow: the page keeps what was chosen on it.
    if (country && router.options.context.shop.country !== country) applyRegion(router, country);
  }

  function followCart() {
    // The bag may be heard of before the region it was priced for.
    followRegion();
    const before = cart.get();
    cart.sync();
    if (cart.get() !== before) void bag().then((opened) => opened.sync());
  }

  function hear({ key }: StorageEvent) {
    const signal = parseSignal(shop.site, key);
    if (signal === "region") followRegion();
    if (key === cart.key() || key === null) followCart();
  }

  function look() {
    if (document.visibilityState !== "visible") return;
    followCart();
  }

  addEventListener("storage", hear);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("storage", hear);
    removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", look);
  };
}

import type { AnyRouter } from "@tanstack/react-router";
import { chosenCountry } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import { parseSignal } from "../../platform/browser/tabs.ts";
import { applyRegion } from "../../platform/sites/applyRegion.ts";
import { m } from "../../platform/text/m.ts";
import { textIn } from "../../platform/text/useText.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import { loadCartActions } from "./loadCartActions.ts";
import { cartKey, syncContents } from "./storedContents.ts";

/**
 * Keeps this page in step with the shop's other tabs: their region and their cart. Storage events say what
 * changed; a page that was asleep, or comes back from the browser's cache, got none of them and looks for itself.
 */
export function followTabs(router: AnyRouter): () => void {
  const { cart, shop } = router.options.context;
  const cartActions = () => loadCartActions(router);
  const text = textIn(shop.language, shop.country);

  function followRegion() {
    const country = chosenCountry(document.cookie, shop.site);
    // Where cookies are refused there is none to follow: the page keeps what was chosen on it.
    if (!country || router.options.context.shop.country === country) return;
    void applyRegion(router, country);
    if (cart.get().products.data.length === 0) return;
    const name = new Intl.DisplayNames([shop.language], { type: "region" }).of(country) ?? country;
    toasts.show({ text: text(m.region_changed_elsewhere, { country: name }) });
  }

  /** Before a payment: in the shop the cart's own count tells. */
  function announceCartChange(before: readonly CartLine[]) {
    const { pathname, search } = location;
    if (!/\/checkout$/.test(pathname) || new URLSearchParams(search).has("id")) return;
    const units = (lines: readonly CartLine[]) =>
      lines.map(({ variant, quantity }) => `${variant.id} ${quantity}`).join();
    if (units(before) !== units(cart.get().products.data))
      toasts.show({ text: text(m.bag_changed_elsewhere) });
  }

  function followCart() {
    // The cart may be heard of before the region it was priced for.
    followRegion();
    const before = cart.get();
    syncContents(cart);
    if (cart.get() === before) return;
    announceCartChange(before.products.data);
    void cartActions().then((opened) => opened.sync());
  }

  function hear({ key }: StorageEvent) {
    const signal = parseSignal(shop.site, key);
    if (signal === "region") followRegion();
    if (key === cartKey(cart) || key === null) followCart();
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

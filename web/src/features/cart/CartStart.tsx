import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { chosenCountry, isPricedIn } from "@velours/sdk/rules";
import type { CartLine, Site } from "@velours/sdk/types";
import { useEffect } from "react";
import { parseSignal } from "../../platform/browser/tabs.ts";
import { recover } from "../../platform/chunks/recover.ts";
import { consumeActionAfterReload } from "../../platform/chunks/reload.ts";
import { loadCredits } from "../../platform/session/loadCredits.ts";
import { memberChange, sessionStart } from "../../platform/session/sessionEvents.ts";
import { applyRegion } from "../../platform/sites/applyRegion.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import { loadCartActions } from "./loadCartActions.ts";
import { readWaitingCart } from "./plain/waitingCart.ts";
import { cartKey, loadContents, syncContents } from "./storedContents.ts";
import { useCart } from "./useCart.ts";

/**
 * Keeps this page in step with the shop's other tabs: their region and their cart. Storage events say what
 * changed; a page that was asleep, or comes back from the browser's cache, got none of them and looks for itself.
 */
function followTabs(router: AnyRouter, regions: Site["regions"]): () => void {
  const { cart, shop } = router.options.context;
  const cartActions = () => loadCartActions(router);
  const text = textIn(shop.locale);

  function followRegion() {
    const country = chosenCountry(document.cookie, shop.site);
    // Where cookies are refused there is none to follow: the page keeps what was chosen on it.
    if (!country || router.options.context.shop.country === country) return;
    // Left from a time when the site sold there.
    if (!regions.some((region) => region.country === country)) return;
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

sessionStart.on(async (router) => (await import("./startWarranty.ts")).startWarranty(router));
memberChange.on(rebuildCart);

async function rebuildCart(router: AnyRouter): Promise<void> {
  const { products, promotion, giftCard } = router.options.context.cart.get();
  if (products.data.length === 0 && !promotion.data && !giftCard.data) return;
  await (await loadCartActions(router)).rebuild();
}

/** Wakes the stored cart after the first page, and does what the URL asks of it. Shows nothing. */
export function CartStart() {
  const router = useRouter();
  const { cart, state } = useCart();
  const { country, currency } = useRegion();
  const { regions } = useSite();
  const { ready } = state;

  useEffect(() => {
    const isWaiting = readWaitingCart(cart.site()) !== undefined;
    if (!isWaiting) loadContents(cart);
    const afterReload = consumeActionAfterReload();
    const hasIntent = location.search.length > 1 || afterReload !== undefined || isWaiting;
    const { products, promotion, giftCard } = cart.get();
    // A first visit without a stored cart or a request in its address costs no call and no code.
    if (!hasIntent && products.data.length === 0 && !promotion.data && !giftCard.data) return;
    // Checkout starts the cart by itself, once its form is there.
    if (!hasIntent && router.state.location.pathname === "/checkout") return;
    void start();
    async function start() {
      try {
        const { startCart } = await import("./startCart.ts");
        await startCart(router, afterReload);
      } catch (error) {
        recover(error, { retry: () => void start(), afterReload });
      }
    }
  }, [cart, router]);

  useEffect(() => followTabs(router, regions), [router, regions]);

  // Cash back is told in one currency.
  useEffect(() => {
    const { context } = router.options;
    const { credits } = context.session.get();
    if (credits && credits.currency !== currency) void loadCredits(context, currency).catch(() => {});
  }, [router, currency]);

  // The cart need not have been opened on this page.
  useEffect(() => {
    if (!ready) return;
    const { products, promotion, giftCard, country: of } = cart.get();
    if (products.data.length === 0 && !promotion.data && !giftCard.data) return;
    if (of === country && isPricedIn(products.data, currency)) return;
    void reprice();
    async function reprice() {
      try {
        await (await loadCartActions(router)).reconcile();
      } catch (error) {
        recover(error, { retry: () => void reprice() });
      }
    }
  }, [cart, router, ready, country, currency]);

  return null;
}

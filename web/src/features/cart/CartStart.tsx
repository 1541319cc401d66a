import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { isPricedIn } from "@velours/sdk/rules";
import { useEffect } from "react";
import { recover } from "../../platform/chunks/recover.ts";
import { consumeWanted } from "../../platform/chunks/reload.ts";
import { memberChange, sessionStart } from "../../platform/session/sessionEvents.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { followTabs } from "./followTabs.ts";
import { loadCartActions } from "./loadCartActions.ts";
import { loadContents } from "./storedContents.ts";
import { useCart } from "./useCart.ts";

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
  const { ready } = state;

  useEffect(() => {
    loadContents(cart);
    const wanted = consumeWanted();
    const hasIntent = location.search.length > 1 || wanted !== undefined;
    const { products, promotion, giftCard } = cart.get();
    // A first visit without a stored cart or a request in its address costs no call and no code.
    if (!hasIntent && products.data.length === 0 && !promotion.data && !giftCard.data) return;
    // Checkout starts the cart by itself, once its form is there.
    if (!hasIntent && router.state.location.pathname === "/checkout") return;
    void start();
    async function start() {
      try {
        const { startCart } = await import("./startCart.ts");
        await startCart(router, wanted);
      } catch (error) {
        recover(error, { retry: () => void start(), wanted });
      }
    }
  }, [cart, router]);

  useEffect(() => followTabs(router), [router]);

  // The cart need not have been opened on this page.
  useEffect(() => {
    if (!ready) return;
    const { products, promotion, giftCard, country: of } = cart.get();
    if (products.data.length === 0 && !promotion.data && !giftCard.data) return;
    if (of === country && isPricedIn(products.data, currency)) return;
    void reprice();
    async function reprice() {
      try {
        await (await loadCartActions(router)).settle();
      } catch (error) {
        recover(error, { retry: () => void reprice() });
      }
    }
  }, [cart, router, ready, country, currency]);

  return null;
}

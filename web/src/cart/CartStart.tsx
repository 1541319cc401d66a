import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useRegion } from "../shop/useRegion.ts";
import { useCart } from "./useCart.ts";

/** Wakes the stored bag after the first page, and does what the URL asks of it (4.3, 4.7). Shows nothing. */
export function CartStart() {
  const router = useRouter();
  const { cart, state } = useCart();
  const { country } = useRegion();
  const { ready } = state;

  useEffect(() => {
    cart.load();
    const asked = location.search.length > 1;
    const { products, promotion, giftCard } = cart.get();
    // A first visit with nothing stored and nothing asked for costs no call and no code.
    if (!asked && products.data.length === 0 && !promotion.data && !giftCard.data) return;
    // Checkout starts the bag by itself, once its form is there.
    if (!asked && router.state.location.pathname === "/checkout") return;
    void import("./startCart.ts").then(({ startCart }) => startCart(router));
  }, [cart, router]);

  useEffect(() => {
    if (!ready) return;
    const { estimate, shippingRates } = cart.get();
    // Only a change counts: the first estimate is made for this country.
    if (!estimate || (shippingRates.country ?? country) === country) return;
    void import("./bagOf.ts").then(async ({ bagOf }) => {
      await bagOf(router).rebuild();
      await bagOf(router).loadRates();
    });
  }, [cart, router, ready, country]);

  return null;
}

import { storageNames } from "@velours/sdk/rules";
import { useShop } from "../../platform/api/useShop.ts";
import type { CheckoutCart } from "../checkout/useCheckoutCart.ts";
import type { ExpressPurchase } from "./ExpressPurchase.ts";

/** The whole cart, bought by express checkout; an attempt of the payment step and one of it are the same. */
export function useCartPurchase(cart: CheckoutCart): ExpressPurchase {
  const { site } = useShop();
  const { lines, type, promotion, giftCard, credits, currency, draft, estimate, isStale } = cart;
  return {
    cart: { lines, type, promotion, giftCard, credits, currency, draft },
    estimate,
    attemptName: storageNames(site, "").checkoutAttempt,
    isStale,
  };
}

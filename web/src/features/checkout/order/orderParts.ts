import { lazyRouteComponent } from "@tanstack/react-router";

/** The placed order's screens, each without the way to an order; the server renders them too. */
export const CompleteStep = lazyRouteComponent(() => import("./CompleteStep.tsx"), "CompleteStep");
export const OfferAfterPurchase = lazyRouteComponent(
  () => import("../upsells/OfferAfterPurchase.tsx"),
  "OfferAfterPurchase",
);
export const OrderErrorView = lazyRouteComponent(() => import("./OrderErrorView.tsx"), "OrderErrorView");

/** Fetches what follows a payment while it is under way; a failure shows when it is needed. */
export const preloadAfterPayment = (): void =>
  void Promise.all([
    CompleteStep.preload?.(),
    OfferAfterPurchase.preload?.(),
    import("../upsells/UpsellsStep.tsx"),
  ]).catch(() => {});

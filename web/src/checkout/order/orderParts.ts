import { lazyRouteComponent } from "@tanstack/react-router";

/** The placed order's screens, each without the way to an order; the server renders them too. */
export const CompleteStep = lazyRouteComponent(() => import("./CompleteStep.tsx"), "CompleteStep");
export const OrderErrorView = lazyRouteComponent(() => import("./OrderErrorView.tsx"), "OrderErrorView");

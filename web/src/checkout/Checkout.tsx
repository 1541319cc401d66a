import type { Order } from "@velours/sdk/types";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { CheckoutOverlay } from "./CheckoutOverlay.tsx";
import type { LoadedOrder } from "./loadOrder.ts";

// A page is either the way to an order or the order: each comes without the other, and the server shows of the way
// only that it is loading.
const CompleteStep = lazy(() =>
  import("./CompleteStep.tsx").then((module) => ({ default: module.CompleteStep })),
);
const OrderErrorView = lazy(() =>
  import("./OrderErrorView.tsx").then((module) => ({ default: module.OrderErrorView })),
);

/** An order that was placed on this page. */
export interface PlacedOrder {
  order: Order;
  /** One-time right to an account for the buyer (C-313); null when they have one. */
  joinNonce: string | null;
}

type Flow = (props: { onPlaced: (placed: PlacedOrder) => void }) => ReactNode;

/**
 * The cart lives in the browser: the server shows of the way only that it is loading. Without Suspense, which would keep
 * the form back for 300 ms after the overlay was drawn.
 */
function LoadedFlow(props: Parameters<Flow>[0]) {
  const [loaded, setLoaded] = useState<{ Flow: Flow } | { error: unknown } | null>(null);
  useEffect(() => {
    import("./CheckoutFlow.tsx").then(
      ({ CheckoutFlow }) => setLoaded({ Flow: CheckoutFlow }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  if (!loaded) return <CheckoutOverlay />;
  if ("error" in loaded) throw loaded.error;
  return <loaded.Flow {...props} />;
}

/** One page for both: the way to an order, and with `?id=` the order itself. */
export function Checkout({ id, loaded }: { id: string | undefined; loaded: LoadedOrder }) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const order = placed?.order ?? loaded.order;
  if (order) {
    return (
      <Suspense fallback={<CheckoutOverlay />}>
        <CompleteStep order={order} fresh={placed !== null} />
      </Suspense>
    );
  }
  if (id) return <Suspense fallback={<CheckoutOverlay />}>{loaded.failed && <OrderErrorView />}</Suspense>;
  return <LoadedFlow onPlaced={setPlaced} />;
}

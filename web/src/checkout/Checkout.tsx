import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../chunks/lazyPart.tsx";
import { CheckoutOverlay } from "./CheckoutOverlay.tsx";
import type { LoadedOrder } from "./order/loadOrder.ts";
import { CompleteStep, OrderErrorView } from "./order/orderParts.ts";
import type { PlacedOrder } from "./order/PlacedOrder.ts";

// The cart lives in the browser: the server shows of the way only that it is loading.
const CheckoutFlow = lazyPart(async () => (await import("./CheckoutFlow.tsx")).CheckoutFlow, {
  wanted: { what: "page" },
});

/** One page for both: the way to an order, and with `?id=` the order itself. */
export function Checkout({ id, loaded }: { id: string | undefined; loaded: LoadedOrder }) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  // Back from the order leads out of the checkout, not to the steps it was placed with.
  const reported = useRef<string | null>(null);
  if (placed && id === placed.order.id) reported.current = id;
  const left = placed !== null && !id && reported.current === placed.order.id;
  const order = (left ? null : placed?.order) ?? loaded.order;
  if (order) {
    return (
      <Suspense fallback={<CheckoutOverlay />}>
        <CompleteStep order={order} fresh={placed !== null} />
      </Suspense>
    );
  }
  if (id) return <Suspense fallback={<CheckoutOverlay />}>{loaded.failed && <OrderErrorView />}</Suspense>;
  return <CheckoutFlow fallback={<CheckoutOverlay />} onPlaced={setPlaced} />;
}

import { ClientOnly } from "@tanstack/react-router";
import type { Step } from "@velours/sdk/rules";
import { Suspense, useRef, useState } from "react";
import { CheckoutFlow } from "./CheckoutFlow.tsx";
import { CheckoutFrame } from "./CheckoutFrame.tsx";
import { CheckoutOverlay } from "./CheckoutOverlay.tsx";
import type { LoadedOrder } from "./order/loadOrder.ts";
import { CompleteStep, OfferAfterPurchase, OrderErrorView, preloadAfterPayment } from "./order/orderParts.ts";
import { takePlaced } from "./order/placedElsewhere.ts";

interface Props {
  id: string | undefined;
  step: Step | undefined;
  loaded: LoadedOrder;
}

/** A single page for both: the way to an order, and with `?id=` the order itself. */
export function Checkout({ id, step, loaded }: Props) {
  const [placed, setPlaced] = useState(() => takePlaced(id));
  // Back from the order leads out of the checkout, not to the steps it was placed with. It may be pressed before the router
  // has shown the order's address: then the step is another than the one it was placed at.
  const reported = useRef<string | null>(null);
  const placedAt = useRef(step);
  if (placed && id === placed.order.id) reported.current = id;
  const left = placed !== null && !id && (reported.current === placed.order.id || step !== placedAt.current);
  const shown = left ? null : placed;
  const offer = shown?.order.upsells;
  if (shown && offer)
    return (
      <Suspense fallback={<CheckoutOverlay />}>
        <OfferAfterPurchase placed={{ ...shown, offer }} fallback={<CheckoutOverlay />} onEnded={setPlaced} />
      </Suspense>
    );
  const order = shown?.order ?? loaded.order;
  if (order) {
    return (
      <Suspense fallback={<CheckoutOverlay />}>
        <CompleteStep
          // Text typed about an order, and the key of its request, must not pass to another one.
          key={order.id}
          order={order}
          fresh={placed !== null}
          nonce={placed?.meta.nonce ?? null}
          offerNotice={shown?.meta.offer}
          placedNotice={shown?.meta.notice}
        />
      </Suspense>
    );
  }
  if (id) return <Suspense fallback={<CheckoutOverlay />}>{loaded.failed && <OrderErrorView />}</Suspense>;
  return (
    // The cart lives in the browser: the server draws the frame alone.
    <ClientOnly fallback={<CheckoutFrame step={step} />}>
      <CheckoutFlow
        onPaying={preloadAfterPayment}
        onPlaced={(order) => {
          placedAt.current = step;
          setPlaced(order);
        }}
      />
    </ClientOnly>
  );
}

import type { Upsells } from "@velours/sdk/types";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import type { UpsellsStep } from "./UpsellsStep.tsx";
import { withOpenOffer } from "./withOpenOffer.ts";

interface Props {
  placed: PlacedOrder & { offer: Upsells };
  /** Shown until the step is there. */
  fallback: ReactNode;
  onEnded: (placed: PlacedOrder) => void;
}

/** The offer's step; when it can't be fetched the order is shown without it, and the shop ends the offer in time. */
export function OfferAfterPurchase({ placed, fallback, onEnded }: Props) {
  const [Step, setStep] = useState<typeof UpsellsStep | null>(null);
  const skip = useRef(() => {});
  skip.current = () => {
    const { order, offer, meta } = placed;
    onEnded({ order: withOpenOffer(order, offer), meta });
  };
  useEffect(() => {
    import("./UpsellsStep.tsx").then(
      (loaded) => setStep(() => loaded.UpsellsStep),
      () => skip.current(),
    );
  }, []);
  return Step ? <Step placed={placed} onEnded={onEnded} /> : fallback;
}

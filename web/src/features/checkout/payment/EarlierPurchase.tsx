import { useSelector } from "@tanstack/react-store";
import { useEffect, useRef } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { isReloadHeld } from "../../../platform/session/reloadHold.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { cartAttempts } from "../../cart/attempts.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { EarlierChoice } from "./EarlierChoice.tsx";
import { earlierText } from "./outcomeText.ts";
import { paymentRun } from "./paymentRun.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";
import { watchEarlier } from "./watchEarlier.ts";

interface Props {
  /** The payment step says it under its method. */
  isPaying: boolean;
  onPlaced: (placed: PlacedOrder) => void;
}

/** Asks what became of a purchase whose answer was lost, and says it; an order that was placed is shown. Buys nothing. */
export function EarlierPurchase({ isPaying, onPlaced }: Props) {
  const text = useText();
  const { site, api } = useShop();
  const { earlier } = useSelector(paymentRun);
  const placeOrder = usePlaceOrder(onPlaced);
  const place = useRef(placeOrder);
  place.current = placeOrder;
  useEffect(() => {
    const watch = watchEarlier({
      client: api,
      attempts: cartAttempts(site),
      isPaying: isReloadHeld,
      say: paymentRun.setEarlier,
      onPlaced: (placed) => place.current(placed),
    });
    void watch.tick();
    const timer = setInterval(() => void watch.tick(), 1000);
    return () => {
      clearInterval(timer);
      paymentRun.setEarlier(null);
    };
  }, [site, api]);

  function forget(): void {
    cartAttempts(site).forget();
    paymentRun.setEarlier(null);
  }

  if (earlier === null) return null;
  return (
    <div className="mb-6 flex flex-col gap-3 empty:hidden">
      {!isPaying && (
        <Notice tone={earlier === "notPlaced" ? "info" : "bad"}>{earlierText(text, earlier)}</Notice>
      )}
      {earlier === "ofMember" && <EarlierChoice onForget={forget} />}
    </div>
  );
}

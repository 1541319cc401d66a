import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import type { Upsells } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { acceptOffer } from "./acceptOffer.ts";
import { closeOffer } from "./closeOffer.ts";
import { concludeOffer } from "./concludeOffer.ts";
import { createOfferFlow } from "./createOfferFlow.ts";
import { rememberOffer } from "./offerMemory.ts";
import { followOfferEnd } from "./offerSignal.ts";
import { toAcceptance } from "./toAcceptance.ts";

/** The offer of a placed order, its clock, and everything that may end it. */
export function useOfferFlow(
  placed: PlacedOrder & { offer: Upsells },
  onEnded: (placed: PlacedOrder) => void,
) {
  const router = useRouter();
  const shop = useShop();
  const { order, offer } = placed;
  const report = useRef(onEnded);
  report.current = onEnded;
  const [flow] = useState(() => {
    const memory = { orderId: order.id, taskId: offer.task_id };
    return createOfferFlow(offer, {
      async accept(position) {
        const acceptance = toAcceptance(order, offer, position);
        rememberOffer(shop.site, { ...memory, pressed: true });
        return acceptOffer(await shop.api(), acceptance);
      },
      close: (reason, detail) => closeOffer(shop, offer.task_id, reason, detail),
      onEnd: (ending) =>
        void concludeOffer(router.options.context, placed, ending).then((ended) => report.current(ended)),
      now: serverNow,
      isHidden: () => document.visibilityState === "hidden",
    });
  });

  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    const clock = setInterval(flow.tick, 1000);
    const refocus = () => {
      if (document.visibilityState === "visible") flow.refocus();
    };
    const leave = () => {
      // A reload shows the order by its id, and says what became of the offer; a press on it is remembered already.
      if (flow.get().phase === "offered")
        rememberOffer(shop.site, { orderId: order.id, taskId: offer.task_id, pressed: false });
      flow.leave();
    };
    addEventListener("focus", refocus);
    document.addEventListener("visibilitychange", refocus);
    addEventListener("pagehide", leave);
    const unfollow = followOfferEnd(shop.site, offer.task_id, flow.endElsewhere);
    return () => {
      here.current = false;
      clearInterval(clock);
      removeEventListener("focus", refocus);
      document.removeEventListener("visibilitychange", refocus);
      removeEventListener("pagehide", leave);
      unfollow();
      // React's strict mode takes a component away and puts it back at once.
      queueMicrotask(() => {
        if (!here.current) flow.leave();
      });
    };
  }, [flow, shop.site, order.id, offer.task_id]);

  const state = useSelector(flow);
  return { ...state, accept: flow.accept, decline: flow.decline };
}

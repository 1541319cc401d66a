import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import { storageNames } from "@velours/sdk/rules";
import type { Order, Upsells } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { browserStorage } from "../../../platform/browser/browserStorage.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { afterPurchase } from "../payment/afterPurchase.ts";
import { orderQuery } from "../queries.ts";
import { acceptOffer } from "./acceptOffer.ts";
import { closeOffer } from "./closeOffer.ts";
import { createOfferFlow, type OfferEnding } from "./createOfferFlow.ts";
import { forgetOffer, rememberOffer } from "./offerMemory.ts";
import { refetchOrder } from "./refetchOrder.ts";
import { toAcceptance } from "./toAcceptance.ts";
import { withOpenOffer } from "./withOpenOffer.ts";

/** Tells the other tabs that an offer has ended. */
const signalOfferEnd = (site: string, taskId: string): void =>
  browserStorage("localStorage").setItem(storageNames(site, "").offer, taskId);

/** Calls when another tab has ended this offer. Call the returned function to stop. */
function followOfferEnd(site: string, taskId: string, onEnd: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === storageNames(site, "").offer && newValue === taskId) onEnd();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** The order to show after its offer: fetched anew where another tab may have added to it. */
async function concludeOffer(
  context: RouterContext,
  placed: PlacedOrder & { offer: Upsells },
  ending: OfferEnding,
): Promise<PlacedOrder> {
  const { shop, queries } = context;
  const { order, offer, meta } = placed;
  // After a reload the page still has to say that it was left; and a reload that began before the answer came may bring
  // the order without what was added.
  const isLeft = ending.kind === "closed" && ending.reason === "upsells-unmounted/navigation";
  if (!isLeft && ending.kind !== "accepted") forgetOffer(shop.site);
  if (ending.kind !== "elsewhere") signalOfferEnd(shop.site, offer.task_id);
  if (ending.kind === "accepted") {
    const { order: merged, joinNonce } = ending;
    await queries.set(orderQuery(shop, order.id), merged);
    void afterPurchase(context, { order: merged, signedOut: false }).catch(() => {});
    return {
      order: merged,
      meta: { ...meta, nonce: meta.notice === "signedOut" ? null : (joinNonce ?? meta.nonce) },
    };
  }
  const current = await refetchOrder(context, order.id);
  const isAdded = current?.offer?.status === "accepted";
  return {
    order: current ?? withOpenOffer(order, offer),
    meta: { ...meta, ...(!isAdded && { offer: toNotice(ending, current) }) },
  };
}

function toNotice(ending: OfferEnding, current: Order | null): PlacedOrder["meta"]["offer"] {
  if (ending.kind !== "closed" || ending.reason === "offers-all-declined") return undefined;
  // The acceptance failed without an answer, perhaps: only a closed offer is known to have added nothing.
  const isKnown = ending.reason !== "countdown-error-elapsed" || current?.offer?.status === "closed";
  return isKnown ? "ended" : "unsure";
}

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
      close(reason, detail) {
        const closed = closeOffer(shop, offer.task_id, reason, detail);
        // Back, pressed at once, must not show the copy with the open offer.
        void refetchOrder(router.options.context, order.id, closed);
        return closed;
      },
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

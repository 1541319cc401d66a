import type { Order, Upsells } from "@velours/sdk/types";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { afterPurchase } from "../payment/afterPurchase.ts";
import { orderQuery } from "../queries.ts";
import type { OfferEnding } from "./createOfferFlow.ts";
import { forgetOffer } from "./offerMemory.ts";
import { signalOfferEnd } from "./offerSignal.ts";
import { refetchOrder } from "./refetchOrder.ts";
import { withOpenOffer } from "./withOpenOffer.ts";

/** The order to show after its offer: fetched anew where another tab may have added to it. */
export async function concludeOffer(
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

import type { Order } from "@velours/sdk/types";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import type { OfferNotice } from "../order/PlacedOrder.ts";
import { closeOffer } from "./closeOffer.ts";
import type { OfferMemory } from "./offerMemory.ts";
import { refetchOrder } from "./refetchOrder.ts";

/** Milliseconds between two questions. */
const PAUSE = 2000;
/** Milliseconds in which an acceptance that was under way is waited for. */
const TIMEOUT = 10_000;

const CLOCK = {
  now: serverNow,
  pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

/**
 * Finds out what became of an acceptance whose answer this page lost when it was loaded anew. It asks for the order and
 * never sends the acceptance: that is done on a press alone. An acceptance that has not arrived in a while comes to a closed offer,
 * where the shop refuses it.
 */
export async function resumeOffer(
  context: RouterContext,
  order: Order,
  { taskId }: Pick<OfferMemory, "taskId">,
  { now, pause } = CLOCK,
): Promise<{ order: Order; notice?: OfferNotice }> {
  const expires = order.offer ? Date.parse(order.offer.expires) : Number.POSITIVE_INFINITY;
  const end = Math.min(now() + TIMEOUT, expires);
  for (;;) {
    const current = await refetchOrder(context, order.id);
    if (current && current.offer?.status !== "open") return toEnding(current);
    if (now() >= end) break;
    await pause(PAUSE);
  }
  await closeOffer(context.shop, taskId, "upsells-unmounted/navigation");
  const current = await refetchOrder(context, order.id);
  return current ? toEnding(current) : { order, notice: "unsure" };
}

function toEnding(order: Order): { order: Order; notice?: OfferNotice } {
  const status = order.offer?.status;
  if (status === "accepted") return { order };
  return { order, notice: status === "open" ? "unsure" : "ended" };
}

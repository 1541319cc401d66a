import type { Order } from "@velours/sdk/types";
import type { RouterContext } from "../../RouterContext.ts";
import type { OfferNotice } from "../order/PlacedOrder.ts";
import { forgetOffer, type OfferMemory } from "./offerMemory.ts";

/**
 * Finds out what became of an acceptance whose answer this page lost when it was loaded anew. The same request is sent
 * again, so nothing is paid twice; refused, it ends the offer.
 */
export async function resumeOffer(
  context: RouterContext,
  order: Order,
  { taskId, acceptance }: OfferMemory,
): Promise<{ order: Order; notice?: OfferNotice }> {
  const { shop } = context;
  const [{ acceptOffer }, { closeOffer }, { refetchOrder }] = await Promise.all([
    import("./acceptOffer.ts"),
    import("./closeOffer.ts"),
    import("./refetchOrder.ts"),
  ]);
  const outcome = acceptance && (await acceptOffer(await shop.api(), acceptance));
  // Kept, it is asked for once more when the page is loaded the next time.
  if (outcome?.kind === "unanswered") return { order, notice: "unsure" };
  forgetOffer(shop.site);
  if (outcome?.kind === "accepted")
    return { order: (await refetchOrder(context, order.id)) ?? outcome.order };
  await closeOffer(shop, taskId, "upsells-unmounted/navigation");
  const current = await refetchOrder(context, order.id);
  if (current?.offer?.status === "accepted") return { order: current };
  return { order: current ?? order, notice: current ? "ended" : "unsure" };
}

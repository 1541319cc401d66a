import type { OrderOffer, Upsells } from "../types.ts";
import { acceptedInvoice, type OfferTask } from "./validateAcceptance.ts";

/** What the order says of its offer: neither the products that were not taken nor what they can be paid with. */
export const orderOffer = ({ state, offer, accepted }: Omit<OfferTask, "orderId">): OrderOffer => ({
  status: state,
  expires: offer.expires,
  variants: accepted,
  invoice: state === "accepted" ? acceptedInvoice(offer, accepted) : null,
});

/** What a new order says of its offer. */
export const openOffer = (offer: Upsells): OrderOffer => orderOffer({ state: "open", offer, accepted: [] });

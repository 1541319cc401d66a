import type { OrderOffer, Upsells } from "../types.ts";
import { acceptedInvoice, type OfferTask } from "./validateAcceptance.ts";

/** The offer as an order shows it: without the products that were not taken and the means to pay. */
export const orderOffer = ({ state, offer, accepted }: Omit<OfferTask, "orderId">): OrderOffer => ({
  status: state,
  expires: offer.expires,
  variants: accepted,
  invoice: state === "accepted" ? acceptedInvoice(offer, accepted) : null,
});

/** The offer of a new order. */
export const openOffer = (offer: Upsells): OrderOffer => orderOffer({ state: "open", offer, accepted: [] });

import { orderEvents } from "@velours/sdk/shop";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";

/** All that happened to an order; the session has a single member of staff, who did what its buyer did not. */
export const listOrderEvents: Handler<"listOrderEvents"> = ({ params }, context) => {
  const placed = findMerchantOrder(context, params.number);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  const order = presentOrder(placed);
  const actor = "staff";
  const events = orderEvents({
    order,
    parcels: (order.shipments ?? []).map((parcel) => ({ ...parcel, actor })),
    refunds: placed.refunds.map(({ refund, reason }) => ({ ...refund, actor, reason })),
    returns: order.returns ?? [],
    noted: placed.events,
  });
  return { status: 200, body: events.map((event) => ({ ...event, actorName: null })) };
};

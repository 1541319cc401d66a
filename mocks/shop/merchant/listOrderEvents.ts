import { describeKey, orderEvents } from "@velours/sdk/shop";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";

/** All that happened to an order, with the names of those who are of the staff. */
export const listOrderEvents: Handler<"listOrderEvents"> = ({ params }, context) => {
  const placed = findMerchantOrder(context, params.number);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  const order = presentOrder(placed);
  const events = orderEvents({
    order,
    parcels: placed.shipments,
    refunds: placed.refunds.map(({ refund, actor, reason }) => ({ ...refund, actor, reason })),
    returns: order.returns ?? [],
    noted: placed.events,
  });
  const staff = context.session.members.list().filter((member) => member.staff !== undefined);
  const names = new Map(
    staff.map(({ id, username: name }) => [describeKey({ merchant: { kind: "staff", id, name } }), name]),
  );
  return {
    status: 200,
    body: events.map((event) => ({ ...event, actorName: names.get(event.actor) ?? null })),
  };
};

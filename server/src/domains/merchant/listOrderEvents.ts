import { decimalText } from "@velours/sdk/rules";
import { mostOrderEvents, orderEvents } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { readOrderEvents } from "../orders/store/orderEvents.ts";
import { listRefundRecords } from "../orders/store/refunds.ts";
import { readReturns } from "../orders/store/returns.ts";
import { listParcels } from "../orders/store/shipments.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";
import { readActorNames } from "./store/staff.ts";

/** Lists what happened to an order, the oldest first: the newest thousand. */
export const listOrderEvents: Handler<"listOrderEvents"> = async ({ params }, context) => {
  const { db } = context.store;
  const order = await findMerchantOrder(context, params.number);
  if (order === undefined) return refuse("resourceDoesNotExist");
  const parcels = await listParcels(db, order.id);
  const noted = await readOrderEvents(db, order.id, mostOrderEvents);
  const refunds = await listRefundRecords(db, order.id);
  const events = orderEvents({
    order,
    parcels: parcels.map((parcel) => ({ ...parcel, actor: parcel.actor ?? "shop" })),
    refunds: refunds.map(({ return_id, ...refund }) => ({
      ...refund,
      ...(return_id && { return: return_id }),
    })),
    returns: await readReturns(db, [order.id]),
    noted: noted.map(({ created_at: time, kind, actor, summary, template, text, amount }) => ({
      time,
      kind,
      actor,
      summary,
      ...(template !== null && { template }),
      text,
      amount: amount === null ? null : decimalText(amount),
    })),
  });
  const names = await readActorNames(db, [...new Set(events.map(({ actor }) => actor))]);
  const body = events.map((event) => ({ ...event, actorName: names.get(event.actor) ?? null }));
  return { status: 200, body };
};

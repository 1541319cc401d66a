import { decimalText, sumAmounts } from "@velours/sdk/rules";
import { parseOrderNumber } from "@velours/sdk/shop";
import type { Order, OrderEvent } from "@velours/sdk/types";
import { type Handler, refuse } from "../../platform/contract.ts";
import type { Db } from "../../platform/store/schema.ts";
import { readOrderEvents } from "../orders/store/orderEvents.ts";
import { readOrderByNumber } from "../orders/store/orders.ts";
import { listRefundRecords } from "../orders/store/refunds.ts";
import { readReturns } from "../orders/store/returns.ts";
import { listParcels } from "../orders/store/shipments.ts";
import { formatUnits } from "./formatOrder.ts";
import { mayUseSite } from "./mayUseSite.ts";

const most = 1_000;

/** Lists what happened to an order, the oldest first: the newest thousand. */
export const listOrderEvents: Handler<"listOrderEvents"> = async ({ params }, context) => {
  const { db } = context.store;
  const number = parseOrderNumber(params.number);
  const order = number === undefined ? undefined : await readOrderByNumber(db, number);
  if (order === undefined || !mayUseSite(context, order.site)) return refuse("resourceDoesNotExist");
  const events = await loadEvents(db, order);
  return { status: 200, body: events.sort((a, b) => Date.parse(a.time) - Date.parse(b.time)).slice(-most) };
};

async function loadEvents(db: Db, order: Order): Promise<OrderEvent[]> {
  const { id, created_at, invoice } = order;
  const { giftCard, credits } = invoice.payments;
  const parcels = await listParcels(db, id);
  const refunds = await listRefundRecords(db, id);
  const returns = await readReturns(db, [id]);
  const noted = await readOrderEvents(db, id, most);
  return [
    {
      time: created_at,
      kind: "placed",
      actor: "buyer",
      summary: "Placed",
      text: null,
      amount: decimalText(sumAmounts([invoice.total, giftCard, credits])),
    },
    ...parcels.map(({ created_at: time, actor, carrier, tracking, lines }) => ({
      time,
      kind: "shipped",
      actor: actor ?? "shop",
      summary: `Parcel sent${carrier || tracking ? ` with ${[carrier, tracking].filter(Boolean).join(" ")}` : ""}: ${formatUnits(lines)}`,
      text: null,
      amount: null,
    })),
    ...refunds.map(({ created_at: time, kind, actor, reason, amount, lines }) => ({
      time,
      kind: kind === "cancellation" ? "cancelled" : "refunded",
      actor,
      summary: `${kind === "cancellation" ? "Cancelled" : "Refunded"}${lines.length > 0 ? `: ${formatUnits(lines)}` : ""}`,
      text: reason,
      amount: decimalText(amount),
    })),
    ...returns.map(({ created_at: time, reason, note, lines }) => ({
      time,
      kind: "returnRequested",
      actor: "buyer",
      summary: `Return asked for (${reason}): ${formatUnits(lines)}`,
      text: note,
      amount: null,
    })),
    ...noted.map(({ created_at: time, kind, actor, summary, text, amount }) => ({
      time,
      kind,
      actor,
      summary,
      text,
      amount: amount === null ? null : decimalText(amount),
    })),
  ];
}

import type { LineQuantity, Order, OrderEvent, Refund, ReturnRequest, Shipment } from "../../types.ts";
import { decimalText, sumAmounts } from "../money.ts";

type Event = Omit<OrderEvent, "actorName">;

/** The records about an order, each with the actor who did it. */
interface OrderRecords {
  order: Pick<Order, "created_at" | "invoice">;
  parcels: readonly (Pick<Shipment, "created_at" | "carrier" | "tracking" | "lines"> & { actor: string })[];
  refunds: readonly (Pick<Refund, "created_at" | "kind" | "return" | "amount" | "lines"> & {
    actor: string;
    reason: string | null;
  })[];
  returns: readonly Pick<ReturnRequest, "created_at" | "reason" | "note" | "lines">[];
  /** Events that no other record tells of. */
  noted: readonly Event[];
}

/** More events of an order are not listed. */
export const mostOrderEvents = 1_000;

/** The events of an order, the oldest first: the newest thousand. */
export const orderEvents = ({ order, parcels, refunds, returns, noted }: OrderRecords): Event[] =>
  [
    placedEvent(order),
    ...parcels.map(({ created_at: time, actor, carrier, tracking, lines }) => {
      const way = [carrier, tracking].filter(Boolean).join(" ");
      const summary = `Parcel sent${way && ` with ${way}`}: ${formatUnits(lines)}`;
      return { time, kind: "shipped", actor, summary, text: null, amount: null };
    }),
    ...refunds.map(({ created_at: time, kind, return: returnId, actor, reason: text, amount, lines }) => {
      const [name, verb] = kind === "cancellation" ? ["cancelled", "Cancelled"] : ["refunded", "Refunded"];
      const summary = `${verb}${returnId ? " a return" : ""}${lines.length > 0 ? `: ${formatUnits(lines)}` : ""}`;
      const event = { time, kind: name, actor, summary, text, amount: decimalText(amount) };
      return returnId ? { ...event, return: returnId } : event;
    }),
    ...returns.map(({ created_at: time, reason, note: text, lines }) => {
      const summary = `Return asked for (${reason}): ${formatUnits(lines)}`;
      return { time, kind: "returnRequested", actor: "buyer", summary, text, amount: null };
    }),
    ...noted,
  ]
    .sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
    .slice(-mostOrderEvents);

function placedEvent({ created_at: time, invoice }: OrderRecords["order"]): Event {
  const { giftCard, credits } = invoice.payments;
  const amount = decimalText(sumAmounts([invoice.total, giftCard, credits]));
  return { time, kind: "placed", actor: "buyer", summary: "Placed", text: null, amount };
}

/** Units by line as commands take them: `1:2,3:1`. */
export const formatUnits = (lines: readonly LineQuantity[]): string =>
  lines.map(({ line, quantity }) => `${line}:${quantity}`).join(",");

import type { LineQuantity, Order, ReturnAnswer, ReturnRequest, SoldOrder } from "../../types.ts";
import { sumAmounts } from "../money.ts";
import { countUnshipped } from "./countUnshipped.ts";
import type { UnitCounts } from "./unitsLeft.ts";

type Shipped = Pick<SoldOrder, "products" | "shipments" | "refunds" | "returnDays">;
type StoredReturn = Omit<ReturnRequest, "state" | "refunded">;

/** Units of a line that can still be returned. */
export type ReturnableUnits = NonNullable<Order["returnable"]>[number];

/** State of an order's units sent in parcels. */
export interface ReturnState {
  /** Units not asked for yet, whatever the time. */
  left: ReturnableUnits[];
  /** Units of `left` whose time is not over. */
  returnable: ReturnableUnits[];
  returns: ReturnRequest[];
}

/** Units of a line while its history is read. */
interface LineUnits extends UnitCounts {
  /** Refunded after they had left. */
  refundedShipped: number;
  /** Asked for and not refunded, the oldest first. */
  open: { quantity: number; request: StoredReturn }[];
}

const DAY = 86_400_000;

/**
 * Units of each line from the order's history: a refund that names a return takes units of it, any other takes units that
 * have not left, then those of returns that were received, then those that were asked for, then others, and those of returns
 * that were declined last. The answer that the return had at the time of the refund counts, not a later one. A unit can be
 * returned once.
 */
function readHistory(
  { products, shipments = [], refunds = [] }: Omit<Shipped, "returnDays">,
  requests: readonly StoredReturn[],
): LineUnits[] {
  const lines = products.map(
    ({ _quantity }): LineUnits => ({
      quantity: _quantity,
      shipped: 0,
      refunded: 0,
      returned: 0,
      refundedShipped: 0,
      open: [],
    }),
  );
  const events = [
    ...shipments.map((event) => ({ ...event, kind: "shipment" as const })),
    ...refunds.map(({ return: returnId, ...event }) => ({ ...event, returnId, kind: "refund" as const })),
    ...requests.map((request) => ({ ...request, request, kind: "request" as const })),
  ].sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  for (const event of events) {
    for (const { line, quantity } of event.lines) {
      const found = lines[line - 1];
      if (found === undefined) continue;
      if (event.kind === "shipment") found.shipped += quantity;
      else if (event.kind === "request") found.open.push({ quantity, request: event.request });
      else refund(found, quantity, event);
    }
  }
  return lines;
}

/** Units of each line that the buyer asked to send back, without those that were declined or refunded. */
export function countAskedBack(
  order: Omit<Shipped, "returnDays">,
  requests: readonly StoredReturn[],
): number[] {
  return readHistory(order, requests).map(({ open }) =>
    open.reduce(
      (sum, { quantity, request }) => sum + (request.answer?.answer === "declined" ? 0 : quantity),
      0,
    ),
  );
}

/** State of an order's returns. */
export function returnState(order: Shipped, requests: readonly StoredReturn[], now: Date): ReturnState {
  const { shipments = [], refunds = [], returnDays = 0 } = order;
  const lines = readHistory(order, requests);
  const days = returnDays * DAY;
  const until = (line: number) =>
    shipments
      .filter(({ lines: units }) => units.some((unit) => unit.line === line))
      .map(({ created_at, lines: units }) => ({
        end: Date.parse(created_at) + days,
        quantity: units.reduce((sum, unit) => sum + (unit.line === line ? unit.quantity : 0), 0),
      }));
  const left = lines.flatMap(({ shipped, refundedShipped, open }, place) => {
    const quantity = shipped - refundedShipped - sumUnits(open);
    const last = Math.max(0, ...until(place + 1).map(({ end }) => end));
    return quantity > 0 ? [{ line: place + 1, quantity, until: new Date(last).toISOString() }] : [];
  });
  const returnable = left.flatMap((units) => {
    const inTime = until(units.line)
      .filter(({ end }) => end > now.getTime())
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = Math.min(units.quantity, inTime);
    return days > 0 && quantity > 0 ? [{ ...units, quantity }] : [];
  });
  return {
    left,
    returnable,
    returns: requests.map((request) => {
      const countOpen = (line: number) =>
        lines[line - 1]?.open.find((units) => units.request.id === request.id)?.quantity ?? 0;
      const refunded = request.lines.flatMap(({ line, quantity }): LineQuantity[] => {
        const units = quantity - countOpen(line);
        return units > 0 ? [{ line, quantity: units }] : [];
      });
      const named = refunds.filter((refund) => refund.return === request.id);
      return {
        ...request,
        state: request.lines.some(({ line }) => countOpen(line) > 0) ? "requested" : "refunded",
        refunded: { lines: refunded, amount: sumAmounts(named.map(({ amount }) => amount)) },
      };
    }),
  };
}

function refund(
  line: LineUnits,
  quantity: number,
  { returnId, created_at }: { returnId: string | undefined; created_at: string },
): void {
  const isReturn = returnId !== undefined;
  let rest = quantity - countUnshipped(line, quantity, isReturn);
  line.refunded += quantity;
  if (isReturn) line.returned += quantity;
  const take = (open: LineUnits["open"]) => {
    for (const units of open) {
      const taken = Math.min(rest, units.quantity);
      units.quantity -= taken;
      rest -= taken;
    }
  };
  const others = line.shipped - line.refundedShipped - sumUnits(line.open);
  line.refundedShipped += rest;
  if (isReturn) take(line.open.filter(({ request }) => request.id === returnId));
  else {
    const answered = (...answers: (ReturnAnswer["answer"] | undefined)[]) =>
      line.open.filter(({ request }) => answers.includes(answerAt(request, created_at)));
    take(answered("received"));
    take(answered("approved", undefined));
    rest -= Math.min(rest, Math.max(0, others));
    take(answered("declined"));
  }
  line.open = line.open.filter((units) => units.quantity > 0);
}

const sumUnits = (units: LineUnits["open"]): number => units.reduce((sum, { quantity }) => sum + quantity, 0);

/** The answer that a return had at a time. */
const answerAt = ({ earlierAnswers = [], answer }: StoredReturn, time: string) =>
  [...earlierAnswers, ...(answer ? [answer] : [])]
    .filter(({ answeredAt }) => Date.parse(answeredAt) <= Date.parse(time))
    .map((each): ReturnAnswer["answer"] => each.answer)
    .pop();

import { chooseRefunded, countUnits, type NamedUnits } from "@velours/sdk/shop";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import { refuseSpentCards } from "../checkout/boughtCards.ts";
import { type PlannedRefund, planGiveBack, type RefundRequest } from "../checkout/giveBack.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse, refuseRule } from "../refuse.ts";

interface RefundInput {
  lines?: readonly NamedUnits[] | undefined;
  return?: string | undefined;
  shipping?: boolean | undefined;
  reason?: string | undefined;
}

/** The refunds of an order with one that is planned, as their consent is weighed. */
export const listRefunds = ({ refunds }: PlacedOrder, { plan, net }: PlannedRefund) => [
  ...refunds.map(({ refund }) => refund),
  { amount: net.amount, lines: plan.lines.map(({ place }) => ({ line: place + 1 })) },
];

/** The refund that a request names, planned, or why it is not made. */
export function chooseRefund(
  session: MockSession,
  placed: PlacedOrder,
  { lines, return: returnId, shipping = false, reason }: RefundInput,
): { request: RefundRequest; planned: PlannedRefund } | { refused: MockResponse } {
  const order = presentOrder(placed);
  if (order.status === "cancelled") return { refused: refuse("orderCancelled") };
  const left = countUnits(order).map(({ ordered, refunded }) => ordered - refunded);
  const named = { lines: lines ?? null, returnId: returnId ?? null };
  const chosen = chooseRefunded(left, order.returns ?? [], named);
  if ("refused" in chosen) return { refused: refuseRule(chosen.refused) };
  const request: RefundRequest = { kind: "refund", units: chosen.units, returnId, shipping, reason };
  const planned = planGiveBack(session, placed, request);
  if (planned.plan.amount === 0 && !chosen.units?.length) return { refused: refuse("nothingToRefund") };
  const spent = refuseSpentCards(session, placed, planned.plan.lines);
  return spent ? { refused: spent } : { request, planned };
}

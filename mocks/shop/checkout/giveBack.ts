import { sumAmounts } from "@velours/sdk/rules";
import {
  countUnits,
  countUnshipped,
  hasCreditNote,
  type LineUnits,
  type NetRefund,
  planRefund,
  type RefundPlan,
  type StockTake,
  withholdCashBack,
} from "@velours/sdk/shop";
import type { Refund } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";
import { revokeCards } from "./boughtCards.ts";
import { findHolder } from "./creditOrder.ts";
import { listPayments } from "./listPayments.ts";
import { presentOrder } from "./presentOrder.ts";

/** Units and shipping to give back; all that is left without units. */
export interface RefundRequest {
  kind: Refund["kind"];
  units: readonly LineUnits[] | null;
  /** The return whose units these are. */
  returnId?: string | undefined;
  shipping: boolean;
  reason?: string | undefined;
}

/** A refund before anything of it has happened. */
export interface PlannedRefund {
  plan: RefundPlan;
  net: NetRefund;
  cashBack: number;
  /** Units of the plan's lines that have not left. */
  unshipped: LineUnits[];
}

/** Plans a refund, as the server does. */
export function planGiveBack(
  session: MockSession,
  placed: PlacedOrder,
  { units, returnId, shipping }: Pick<RefundRequest, "units" | "returnId" | "shipping">,
): PlannedRefund {
  const { order, refunds } = placed;
  const { invoice, products } = order;
  const sum = (read: (plan: RefundPlan) => number) => sumAmounts(refunds.map(({ plan }) => read(plan)));
  const counted = countUnits(presentOrder(placed));
  const plan = planRefund(
    {
      products,
      invoice,
      refunded: counted.map(({ refunded }) => refunded),
      payments: listPayments(session, placed),
      giftCardLeft: sumAmounts([invoice.payments.giftCard, -sum(({ giftCard }) => giftCard)]),
      creditsLeft: sumAmounts([invoice.payments.credits, -sum(({ credits }) => credits)]),
      unpaidLeft: 0,
      shippingRefunded: sum((earlier) => earlier.shipping),
      earned: order.credits?.earned ?? 0,
      earnedTaken: sum((earlier) => earlier.cashBack),
    },
    units,
    shipping,
  );
  const earner = findHolder(session, placed);
  const { balance } = session.credits.open(earner, toPlace(placed));
  // Cash back that was paid with is there again first.
  const returned = "member" in earner && earner.member === placed.member ? plan.credits : 0;
  const cashBack = Math.min(plan.cashBack, sumAmounts([balance, returned]));
  const net = withholdCashBack(plan, sumAmounts([plan.cashBack, -cashBack]));
  return {
    plan,
    net,
    cashBack,
    unshipped: plan.lines.flatMap(({ place, quantity }) => {
      const { ordered, ...counts } = counted[place]!;
      const here = countUnshipped({ ...counts, quantity: ordered }, quantity, returnId !== undefined);
      return here > 0 ? [{ place, quantity: here }] : [];
    }),
  };
}

/** Gives back what an order was paid with, and takes back what it earned; a cancelled order's open offer is closed. */
export function giveBack(
  { session }: Pick<Context, "session">,
  placed: PlacedOrder,
  request: RefundRequest & Pick<PlacedOrder["refunds"][number], "actor">,
): void {
  const { order } = placed;
  const { plan, net, cashBack, unshipped } = planGiveBack(session, placed, request);
  if (request.kind === "cancellation") {
    for (const task of session.tasks.values())
      if (task.orderId === order.id && task.state === "open") task.state = "closed";
    if (placed.promotion !== null) session.returnPromotion(placed.promotion);
  }
  session.returnStock(findTakes(placed, unshipped), order.number);
  revokeCards(session, placed, plan.lines);
  if (placed.member !== null && plan.credits > 0)
    session.credits.add({ member: placed.member }, toPlace(placed), plan.credits, order.number);
  session.credits.add(findHolder(session, placed), toPlace(placed), -cashBack, order.number);
  if (placed.giftCard !== null)
    session.giftCards.spend(placed.giftCard, -net.giftCard, order.number, new Date());
  const created_at = new Date().toISOString();
  const { amount, withheld } = net;
  const issued = hasCreditNote({ amount, withheld })
    ? session.issueInvoice(placed, "creditNote", created_at)
    : null;
  const refund: Refund = {
    id: session.newId(),
    created_at,
    kind: request.kind,
    ...(request.returnId && { return: request.returnId }),
    state: "done",
    amount,
    payments: {
      giftCard: net.giftCard,
      credits: plan.credits,
      creditCard: sumAmounts([amount, -net.giftCard, -plan.credits]),
    },
    cashBack,
    withheld,
    shipping: plan.shipping,
    lines: plan.lines.map(({ place, quantity, amount }) => ({ line: place + 1, quantity, amount })),
    creditNote: issued?.number ?? null,
    ...(issued && { creditNoteDay: issued.day }),
  };
  placed.refunds.push({ refund, plan, actor: request.actor, reason: request.reason ?? null });
}

const toPlace = ({ order: { site, invoice } }: PlacedOrder) => ({ site, currency: invoice.currency });

/** The takes of stock behind these units. */
function findTakes({ order, takes }: PlacedOrder, units: readonly LineUnits[]): StockTake[] {
  const found: StockTake[] = [];
  for (const { place, quantity } of units) {
    let left = quantity;
    for (const take of takes) {
      if (take.row.variant_id !== order.products[place]?._variant.id) continue;
      const taken = Math.min(left, take.units);
      left -= taken;
      if (taken > 0) found.push({ ...take, units: taken });
    }
  }
  return found;
}

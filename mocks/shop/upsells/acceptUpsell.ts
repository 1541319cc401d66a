import {
  type AcceptedOffer,
  acceptedOrder,
  fulfillmentRegion,
  type OfferTask,
  orderOffer,
  planStock,
  priceAcceptedLines,
  soldOutRefusal,
  validateAcceptance,
} from "@velours/sdk/shop";
import type { Order, UpsellAcceptance } from "@velours/sdk/types";
import type { PlacedOrder } from "../../session/MockSession.ts";
import { creditOrder } from "../checkout/creditOrder.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Context, Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { authorizeNonce } from "../payments/authorize.ts";
import { refuse, refuseRule } from "../refuse.ts";

/** Adds what was offered to a placed order, once; the same offer accepted again answers the order. */
export const acceptUpsell: Handler<"acceptUpsell"> = (input, context) =>
  onceForKey(context, "acceptUpsell", input, () => accept(input.body, context));

function accept(body: UpsellAcceptance, context: Context): MockResponse {
  const { session, now } = context;
  const task = session.tasks.get(String(body.task.id));
  const placed = task && session.orders.get(task.orderId);
  const isOthers = placed !== undefined && placed.member !== null && placed.member !== session.member?.id;
  const order = isOthers ? undefined : placed?.order;
  const validated = validateAcceptance(task, order, body, { now, sandbox: true });
  if ("refused" in validated) return refuseRule(validated.refused);
  if (!("done" in validated)) return addToOrder(context, validated);
  const { done } = validated;
  return { status: 200, body: { ...done.order, offer: orderOffer(done.task) } };
}

function addToOrder(
  context: Context,
  { task, order, taken }: { task: OfferTask; order: Order; taken: AcceptedOffer },
): MockResponse {
  const { session, site, now } = context;
  const { variants, invoice } = taken;
  const records = session.records({ variants });
  const lines = priceAcceptedLines(records, taken, order, now);
  if (lines === undefined) return refuse("cartValidationErrors", soldOutRefusal(taken));
  const rows = records.flatMap(({ stock }) => stock);
  const plan = planStock(
    lines,
    rows,
    fulfillmentRegion(session.sites.get(site), order.address.shipping?.country),
  );
  if ("missing" in plan) return refuse("cartValidationErrors", soldOutRefusal(taken));
  const refused = authorizeNonce(session, task.offer.nonce ?? "");
  if (refused !== null) return refused;
  session.takeStock(plan.takes, order.number, now);
  task.state = "accepted";
  task.accepted = variants;
  const merged = acceptedOrder(order, lines, records, invoice, now);
  const placed = session.orders.get(order.id) as PlacedOrder;
  const { member } = placed;
  const buyer = member === null ? undefined : session.member;
  if (session.sites.get(site)?.creditsDisplay)
    merged.credits = creditOrder(context, buyer, placed, invoice.rewards ?? 0);
  const offerIssued = session.issueInvoice(placed, "invoice", now.toISOString());
  const takes = [...placed.takes, ...plan.takes];
  session.orders.set(order.id, { ...placed, order: merged, offerIssued, takes });
  const nonce = buyer === undefined ? session.newJoinNonce(order) : undefined;
  return { status: 200, body: { ...merged, offer: orderOffer(task) }, headers: { "x-join-nonce": nonce } };
}

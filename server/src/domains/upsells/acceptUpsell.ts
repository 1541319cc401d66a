import {
  orderOffer,
  priceAcceptedLines,
  refuseRule,
  soldOutRefusal,
  validateAcceptance,
} from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { findReplay, replayConcurrent } from "../../platform/idempotency/replay.ts";
import { keyedRequest } from "../../platform/idempotency/store.ts";
import { isUuid } from "../../platform/store/isUuid.ts";
import { readRecords } from "../catalogue/store/records.ts";
import { queuePurchase } from "../orders/queuePurchase.ts";
import { readOfferTask } from "../orders/store/offerTasks.ts";
import { readOrderWithOwner } from "../orders/store/orders.ts";
import { requireSite } from "../sites/store.ts";
import { addToOrder } from "./addToOrder.ts";

/**
 * Adds what was offered to a placed order and takes its price once. The offer is the server's own:
 * its products, its prices, its end. The same offer accepted again answers the order and charges nothing.
 */
export const acceptUpsell = queuePurchase<"acceptUpsell">(async ({ headers, body }, context) => {
  const request = keyedRequest(context, "acceptUpsell", headers["idempotency-key"], body);
  const replayed = await findReplay<Order>(context, request);
  if (replayed !== null) return replayed;

  const { db } = context.store;
  const { id } = body.task;
  const task = isUuid(id) ? await readOfferTask(db, id) : undefined;
  const found = task && (await readOrderWithOwner(db, task.orderId));
  // As in getOrder: a member's order is that member's alone.
  const isOthers = found !== undefined && found.userId !== null && found.userId !== context.user?.id;
  const order = isOthers ? undefined : found?.order;
  const user = found?.userId === null ? undefined : context.user;
  const sandbox = context.config.paymentProvider === "sandbox";
  const validated = validateAcceptance(task, order, body, { now: context.now, sandbox });
  if ("refused" in validated) return refuseRule(validated.refused);
  if ("done" in validated) {
    // The same request may have been the one that took the offer meanwhile: one key has the same bytes.
    const first = await findReplay<Order>(context, request);
    if (first !== null) return first;
    const { task, order } = validated.done;
    return { status: 200, body: { ...order, offer: orderOffer(task) } };
  }

  const { taken } = validated;
  const records = await readRecords(db, { ids: taken.products.map((product) => product.id) });
  const lines = priceAcceptedLines(records, taken, validated.order, context.now);
  if (lines === undefined) return refuse("cartValidationErrors", soldOutRefusal(taken));
  const site = await requireSite(db, validated.order.site);
  const added = await addToOrder(context, request, { ...validated, user, site, records, lines });
  return "concurrent" in added ? replayConcurrent<Order>(context, added) : added;
});

import { toMinor } from "@velours/sdk/rules";
import type { Currency, Order } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { findReplay, replayConcurrent } from "../../platform/idempotency/replay.ts";
import { keyedRequest } from "../../platform/idempotency/store.ts";
import { queuePurchase } from "../orders/queuePurchase.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { requireSite } from "../sites/store.ts";
import { payMonth } from "./payMonth.ts";
import { pricePlan } from "./pricePlan.ts";
import { beginMonth, readSubscription } from "./store.ts";

/** The month's order of a member's own subscription, paid with its card; a month that is paid answers its order again. */
export const orderSubscription = queuePurchase<"orderSubscription">(async ({ body }, context) => {
  const { user, refused } = requireUser(context, body.user_id);
  if (refused !== undefined) return refused;
  const { vault, store, now } = context;
  const id = body.subscription_id;
  const row = Number.isSafeInteger(id)
    ? await readSubscription(store.db, { id, userId: user.id })
    : undefined;
  if (row === undefined) return refuse("resourceDoesNotExist");
  const { subscription, last } = row;
  if (last !== null && Date.parse(subscription.paid_until) > now.getTime()) {
    return { status: 200, body: last.order };
  }

  const site = await requireSite(store.db, subscription.site);
  // Prices, a refusal and its email are those of the subscription's site, wherever the month is ordered.
  const here = { ...context, site: subscription.site };
  const plan = await pricePlan(here, subscription.product_ids, subscription.currency as Currency);
  if (plan === undefined) return refuse("resourceDoesNotExist");
  if ("problems" in plan) return refuse("cartValidationErrors", plan.problems);
  const { total } = plan.invoice;
  if (toMinor(total) > toMinor(subscription.amount))
    return refuse("invoiceDoesNotMatch", { sent: subscription.amount, total });

  // The month is the key, so repeated requests pay it once.
  const month = (last?.month ?? 0) + 1;
  const request = keyedRequest(context, "orderSubscription", `subscription-${id}-${month}`, [id, month]);
  const replayed = await findReplay<Order>(context, request);
  if (replayed !== null) return withOwnKey(replayed);
  const { card } = subscription;
  const result = await payMonth<Order>(here, request, {
    plan,
    site,
    vault,
    card,
    due: true,
    userId: user.id,
    email: user.email,
    async begin(trx) {
      const begun = await beginMonth(trx, subscription, now);
      if (!begun) throw new Error(`subscription ${id} was changed while month ${month} was paid`);
      return subscription;
    },
    present: (_, order) => order as Order,
  });
  return withOwnKey("concurrent" in result ? await replayConcurrent<Order>(context, result) : result);
});

/** A month's key stands for this subscription and month alone: nothing else can have used it. */
function withOwnKey<Answer extends { body: object }>(
  answer: Answer,
): Exclude<Answer, { body: { reference: "idempotencyKeyReused" } }> {
  if ("reference" in answer.body && answer.body.reference === "idempotencyKeyReused")
    throw new Error("another request used the key of a subscription's month");
  return answer as Exclude<Answer, { body: { reference: "idempotencyKeyReused" } }>;
}

import { toMinor } from "@velours/sdk/rules";
import type { Currency, Order } from "@velours/sdk/types";
import { type Handler, refuse } from "../../platform/contract.ts";
import { answerOfFaster, knownAnswer } from "../orders/knownAnswer.ts";
import { keyedRequest } from "../orders/store/idempotencyKeys.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { settingsOf } from "../sites/store.ts";
import { payMonth } from "./payMonth.ts";
import { planOf } from "./planOf.ts";
import { beginMonth, insertSubscriptionOrder, readSubscription } from "./store.ts";

/** The month's order of a member's own subscription, paid with its card; a month that is paid answers its order again. */
export const orderSubscription: Handler<"orderSubscription"> = async ({ body }, context) => {
  const { user, refused } = requireUser(context, body.user_id);
  if (refused !== undefined) return refused;
  const { vault, store, now } = context;
  const id = body.subscription_id;
  const read = Number.isSafeInteger(id)
    ? await readSubscription(store.db, { id, userId: user.id })
    : undefined;
  if (read === undefined) return refuse("resourceDoesNotExist");
  const { subscription: found, last } = read;
  if (last !== null && Date.parse(found.paid_until) > now.getTime()) {
    return { status: 200, body: last.order };
  }

  const site = await settingsOf(store.db, found.site);
  const plan = await planOf({ ...context, site: found.site }, found.product_ids, found.currency as Currency);
  if (plan === undefined) return refuse("resourceDoesNotExist");
  if ("problems" in plan) return refuse("cartValidationErrors", plan.problems);
  const { total } = plan.invoice;
  if (toMinor(total) > toMinor(found.amount))
    return refuse("invoiceDoesNotMatch", { sent: found.amount, total });

  // The month is the key: however often it is asked for, it is paid once.
  const month = (last?.month ?? 0) + 1;
  const request = keyedRequest(context, "orderSubscription", `subscription-${id}-${month}`, [id, month]);
  const known = await knownAnswer<Order>(context, request);
  if (known !== null) return known;
  const { card } = found;
  const asked = { plan, site, vault, card, due: true, userId: user.id, email: user.email };
  const answer = await payMonth<Order>(context, request, asked, async (trx, order) => {
    if (order === null || !(await beginMonth(trx, found, now))) {
      throw new Error(`subscription ${id} was changed while month ${month} was paid`);
    }
    await insertSubscriptionOrder(trx, id, order.id);
    return order;
  });
  return answer === "claimed" ? answerOfFaster<Order>(context, request) : answer;
};

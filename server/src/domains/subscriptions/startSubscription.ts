import { randomBytes } from "node:crypto";
import { getBillingCurrency, toMinor } from "@velours/sdk/rules";
import { InvalidRequestError, requireAddress } from "@velours/sdk/shop";
import type { StartedSubscription, Subscription } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import { findReplay, replayConcurrent } from "../../platform/idempotency/replay.ts";
import { keyedRequest } from "../../platform/idempotency/store.ts";
import { queuePurchase } from "../orders/queuePurchase.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { requireSite } from "../sites/store.ts";
import { payMonth } from "./payMonth.ts";
import { pricePlan } from "./pricePlan.ts";
import { changeSubscription, findSubscription, insertSubscription, type SubscriptionRow } from "./store.ts";

/**
 * Starts a member's subscription, or gives the one that proves itself other terms. A month that is paid stays
 * paid: then nothing is due, and the next month costs what is agreed to now.
 */
export const startSubscription = queuePurchase<"startSubscription">(async ({ headers, body }, context) => {
  const { user, refused } = requireUser(context);
  if (refused !== undefined) return refused;
  const { vault, store, site: code, now } = context;
  const request = keyedRequest(context, "startSubscription", headers["idempotency-key"], [user.id, body]);
  const replayed = await findReplay<StartedSubscription>(context, request);
  if (replayed !== null) return replayed;

  const { billing } = body.user.address ?? {};
  requireAddress(billing, {
    path: "user.address.billing",
    testZips: context.config.taxProvider === "sandbox",
  });
  const site = await requireSite(store.db, code);
  const subscription = await findProvenSubscription(context, user.id, body);
  if (subscription === "none") return refuse("resourceDoesNotExist");
  const card = body.payment.id || subscription?.card;
  // The contract accepts a start without payment.id, but then there is no card to charge.
  if (card === undefined) throw new InvalidRequestError({ payment: "A payment is required" });

  const currency = getBillingCurrency(
    site,
    body.user.address?.billing?.country ?? user.addresses.billing?.country,
  );
  const plan = await pricePlan(
    context,
    body.cart.products.map(({ id }) => Number(id)),
    currency,
  );
  if (plan === undefined) return refuse("resourceDoesNotExist");
  if ("problems" in plan) return refuse("cartValidationErrors", plan.problems);
  const due = subscription === null || Date.parse(subscription.paid_until) <= now.getTime();
  const sent = Number(body.cart.invoice.total);
  const total = due ? plan.invoice.total : 0;
  if (!(toMinor(sent) === toMinor(total))) return refuse("invoiceDoesNotMatch", { sent: sent || 0, total });

  const { productIds, invoice } = plan;
  const terms = { productIds, currency, amount: invoice.total, card };
  const nonce = randomBytes(24).toString("base64url");
  const result = await payMonth<StartedSubscription>(context, request, {
    plan,
    site,
    vault,
    card,
    due,
    userId: user.id,
    email: user.email,
    async begin(trx) {
      const row =
        subscription === null
          ? await insertSubscription(trx, { userId: user.id, site: code, now }, terms, nonce)
          : await changeSubscription(trx, subscription, terms, nonce, due ? now : null);
      if (row === undefined) throw nonceInvalid();
      return row;
    },
    present: ({ id, product_ids, paid_until }, order) => ({
      id,
      user_id: user.id,
      products: product_ids.map((product) => ({ id: product })),
      paid_until,
      validation: { nonce, action: body.validation?.action ?? null },
      order,
    }),
  });
  return "concurrent" in result ? replayConcurrent<StartedSubscription>(context, result) : result;
});

const nonceInvalid = () =>
  new InvalidRequestError({ "validation.nonce": "The validation object requires a nonce" });

/** The subscription a restart or a change is for; null for a start, "none" when an exchange means nothing here. */
async function findProvenSubscription(
  { store, site }: Context,
  userId: number,
  { action, validation }: Subscription,
): Promise<SubscriptionRow | null | "none"> {
  if (action !== "subscription_restart" && action !== "subscription_plan_change") return null;
  const byExchange = validation?.type === "klaviyo-exchange";
  const nonce = byExchange ? null : (validation?.nonce ?? "");
  const subscription = await findSubscription(store.db, { userId, site, nonce });
  if (subscription !== undefined) return subscription;
  if (byExchange) return "none";
  throw nonceInvalid();
}

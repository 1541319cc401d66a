import {
  type Purchase,
  refuseRule,
  toQuoteRequest,
  validateCheckout,
  validateOrderable,
  withDraft,
} from "@velours/sdk/shop";
import type { Checkout, Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Result, refuse } from "../../platform/contract.ts";
import { findReplay, replayConcurrent } from "../../platform/idempotency/replay.ts";
import { keyedRequest } from "../../platform/idempotency/store.ts";
import { type Allowance, refundAllowances } from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { readPayableDraft } from "../drafts/readPayableDraft.ts";
import { queuePurchase } from "../orders/queuePurchase.ts";
import { rateLimited } from "../orders/takePayment.ts";
import { getScenarioRefusal } from "../payments/providers/sandbox/getScenarioRefusal.ts";
import { loadCheckout } from "./loadCheckout.ts";
import { placeOrder } from "./placeOrder.ts";
import { quoteCart } from "./quoteCart.ts";
import { readBasketRecords } from "./readBasketRecords.ts";
import { toCheckoutTerms } from "./toCheckoutTerms.ts";

type CheckoutResult = Result<"submitCheckout">;

/**
 * Places the order and takes the money. No amount comes from the caller: the cart is built, checked and priced again
 * before the payment, and the order is one transaction with all its effects. The same Idempotency-Key with the same
 * body gets the same bytes; a refusal has no effect and releases its key.
 */
export const submitCheckout = queuePurchase<"submitCheckout">(async ({ headers, body }, context) => {
  const request = keyedRequest(context, "submitCheckout", headers["idempotency-key"], body);
  const checkout = withMemberEmail(body, context);
  let loaded = await loadCheckout(context, request, checkout);
  const replayed = await findReplay<Order>(context, request, loaded.request);
  if (replayed !== null) return replayed;
  // The key was released while this request waited for it, and prices can have changed.
  if (loaded.request.state !== "new") loaded = await loadCheckout(context, request, checkout);

  if (loaded.secondsToWait > 0) return rateLimited(loaded.secondsToWait);
  const refused = getSandboxRefusal(context, checkout);
  if (refused !== null) return refused;
  const drafted = await readPayableDraft(context, checkout);
  if (drafted === undefined) return refuse("draftNotOpen");
  const { language } = context;
  const terms = toCheckoutTerms(context, loaded);
  const records = await readBasketRecords(context, loaded, checkout, language);
  const basket = validateOrderable(checkout, records, terms);
  if ("refused" in basket) return refuseRule(basket.refused);
  const quote = await quoteCart(context, loaded, toQuoteRequest(checkout, basket, language));
  const verdict = validateCheckout(checkout, basket, quote, terms);
  if ("refused" in verdict) return refuseRule(verdict.refused);
  const freeOrderAllowances = getFreeOrderAllowances(context, verdict.purchase);
  const limited = await throttleRequest(context, freeOrderAllowances);
  if (limited !== null) return limited;
  const placed = await placeOrder(context, request, {
    ...verdict.purchase,
    checkout: withDraft(verdict.purchase.checkout, basket.cart.lines, drafted),
    member: loaded.member,
  });
  if ("concurrent" in placed || placed.status !== 200)
    await refundAllowances(context.store.db, freeOrderAllowances);
  return "concurrent" in placed ? replayConcurrent<Order>(context, placed) : placed;
});

/** The allowances of an order without any payment, gift card or cash back: it sends an email to any address. */
function getFreeOrderAllowances({ ip, user }: Context, { invoice, checkout }: Purchase): Allowance[] {
  const { giftCard, credits } = invoice.payments;
  if (invoice.total > 0 || giftCard > 0 || credits > 0) return [];
  return [
    { limit: "freeOrderIp", of: ip },
    { limit: "freeOrderBuyer", of: user === undefined ? checkout.user.email : `member ${user.id}` },
  ];
}

/** A member's order always has the address of their account. */
const withMemberEmail = (checkout: Checkout, { user }: Context): Checkout =>
  user === undefined ? checkout : { ...checkout, user: { ...checkout.user, email: user.email } };

function getSandboxRefusal({ config }: Context, { user }: Checkout): CheckoutResult | null {
  return config.paymentProvider === "sandbox" ? getScenarioRefusal(user.email, user.address?.billing) : null;
}

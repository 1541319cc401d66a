import {
  createOrder,
  findBuyerScenario,
  fulfillmentRegion,
  listBoughtCards,
  openOffer,
  type Purchase,
  planStock,
  toCartRequest,
  toQuoteRequest,
  validateCheckout,
  validateOrderable,
  withDraft,
} from "@velours/sdk/shop";
import type { Checkout, Order } from "@velours/sdk/types";
import type { PlacedOrder } from "../../session/MockSession.ts";
import type { Context, Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { findLinkedDraft } from "../merchant/findDraft.ts";
import { authorize } from "../payments/authorize.ts";
import { refuse, refuseFields, refuseRule } from "../refuse.ts";
import { createOffer } from "../upsells/createOffer.ts";
import { creditOrder, findEarner } from "./creditOrder.ts";
import { loadCart, loadQuote } from "./loadCart.ts";
import { onceForKey } from "./onceForKey.ts";
import { readBasketRecords } from "./readBasketRecords.ts";
import { toCheckoutTerms } from "./toCheckoutTerms.ts";

/** Places an order in the session's shop, once for an Idempotency-Key. */
export const submitCheckout: Handler<"submitCheckout"> = (input, context) =>
  onceForKey(context, "submitCheckout", input, async () => {
    // A member buys under the account's address; the one in the request does not count.
    const email = context.session.member?.email ?? input.body.user.email;
    const checkout = { ...input.body, user: { ...input.body.user, email } };
    const scenario = findBuyerScenario(email, checkout.user.address?.billing);
    if (scenario?.reference === "validationError") return refuseFields(scenario.fields);
    if (scenario?.reference === "rateLimited")
      return refuse("rateLimited", null, { of: "payments", headers: { "retry-after": 15 * 60 } });
    if (scenario !== null) return refuse(scenario.reference);

    const draft = input.body.draft === undefined ? null : findLinkedDraft(context, input.body.draft);
    if (draft !== null && draft?.state !== "open") return refuse("draftNotOpen");
    const { language } = context;
    const terms = toCheckoutTerms(context);
    const basket = validateOrderable(checkout, readBasketRecords(context, checkout, language), terms);
    if ("refused" in basket) return refuseRule(basket.refused);
    const quote = loadQuote(context, toQuoteRequest(checkout, basket, language));
    const verdict = validateCheckout(checkout, basket, quote, terms);
    if ("refused" in verdict) return refuseRule(verdict.refused);
    const placed = await placeOrder(context, checkout, verdict.purchase);
    const isPaid = withDraft(checkout, basket.cart.lines, draft?.lines ?? null).draft !== undefined;
    if (draft !== null && isPaid && placed.status === 200)
      Object.assign(draft, { state: "paid", order: (placed.body as Order).number });
    return placed;
  });

async function placeOrder(context: Context, checkout: Checkout, purchase: Purchase): Promise<MockResponse> {
  const { session, site, language, now } = context;
  const { payment, cart, invoice, discounts, promotion, giftCard, option } = purchase;
  const region = fulfillmentRegion(purchase.site, checkout.user.address?.shipping?.country);
  const rows = cart.requestedLines.flatMap(({ record }) => record?.stock ?? []);
  const plan = planStock(cart.lines, rows, region);
  if ("missing" in plan) return outOfStock(context, checkout);

  const refused = authorize(session, payment);
  if (refused !== null) return refused;

  if (promotion !== null) session.usePromotion(promotion.promotion.id);
  const order = createOrder({
    id: session.newId(),
    number: session.nextOrderNumber(),
    site: purchase.site,
    language,
    now,
    cart,
    invoice,
    discounts,
    promotion,
    option,
    transactionId: `${invoice.total > 0 ? "sandbox" : "internal"}-${session.newId()}`,
    user: checkout.user,
    payment,
  });
  session.takeStock(plan.takes, order.number, now);
  session.giftCards.buy(order, listBoughtCards(order, cart.lines));
  if (giftCard !== null) session.giftCards.spend(giftCard.code, invoice.payments.giftCard, order.number, now);
  if (session.member !== undefined && invoice.payments.credits > 0)
    session.credits.add(
      { member: session.member.id },
      { site, currency: invoice.currency },
      -invoice.payments.credits,
      order.number,
    );
  const earner = findEarner(context, session.member, order.user.email);
  if (purchase.site.creditsDisplay)
    order.credits = creditOrder(context, session.member, { order, earner }, invoice.rewards ?? 0);
  const parties: PlacedOrder["parties"] = new Map();
  session.orders.set(order.id, {
    issued: session.issueInvoice({ order, parties }, "invoice", order.created_at),
    parties,
    order,
    member: session.member?.id ?? null,
    earner,
    takes: plan.takes,
    giftCard: giftCard?.code ?? null,
    promotion: promotion?.promotion.id ?? null,
    refunds: [],
    shipments: [],
    returns: [],
    trouble: null,
    reviews: [],
    events: [],
  });
  const upsells = await createOffer(context, purchase, order.transaction.transaction_id);
  if (upsells !== null) {
    session.tasks.set(upsells.task_id, { orderId: order.id, state: "open", offer: upsells, accepted: [] });
  }
  // The second nonce is in this answer and in no fetched order.
  return {
    status: 200,
    body: { ...order, upsells, offer: upsells && openOffer(upsells) },
    headers: {
      "x-join-nonce": session.member === undefined ? session.newJoinNonce(order) : undefined,
    },
  };
}

function outOfStock(context: Context, checkout: Checkout): MockResponse {
  const { problems } = loadCart(context, toCartRequest(checkout, context.language));
  return problems === null ? refuse("internalError") : refuse("cartValidationErrors", problems);
}

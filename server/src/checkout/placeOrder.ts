import { randomUUID } from "node:crypto";
import { bnplOrder } from "@velours/sdk/rules";
import { createOrder } from "@velours/sdk/shop";
import type { Address, Order, Site } from "@velours/sdk/types";
import { markChanged, OutOfStock, takeStock } from "../catalogue/takeStock.ts";
import type { Context } from "../context.ts";
import { type Result, refuse } from "../generated/handlers.ts";
import { readGiftCard, spendGiftCard } from "../giftcards/store.ts";
import { PlainAnswer } from "../http/answerErrors.ts";
import { serialized } from "../http/serialized.ts";
import { addJobs } from "../jobs/store.ts";
import { closeAttempt, recordAttempt, resumeAttempt, settleAttempt } from "../payments/attempts.ts";
import { authorizeAttempt } from "../payments/authorizeAttempt.ts";
import { customerOf } from "../payments/customerOf.ts";
import { descriptorOf } from "../payments/descriptorOf.ts";
import { countFailure, forgetFailures } from "../payments/failedPayments.ts";
import type { AuthorizationRequest, AuthorizationResult } from "../payments/PaymentProvider.ts";
import { providerOf } from "../payments/providerOf.ts";
import { refuseSavedCard } from "../payments/refuseSavedCard.ts";
import { giveUpAttempt, releaseNow } from "../payments/releaseAttempt.ts";
import { usePromotion } from "../promotions/store.ts";
import { inTransaction } from "../store/transaction.ts";
import { checkCart } from "./checkCart.ts";
import { claimKey, type KeyedRequest, keepAnswer, releaseKey } from "./idempotency.ts";
import type { Purchase } from "./prepareCheckout.ts";
import { insertJoinNonce, insertOrder, nextOrderNumber } from "./store.ts";

type Answer = Result<"submitCheckout">;

class GiftCardSpent extends Error {}
class PromotionSpent extends Error {}
class AttemptGivenUp extends Error {}

interface Attempt {
  id: string;
  nonce: string;
  provider: string;
}

/**
 * Pays and places an order in three steps: the attempt is put on record, the provider is asked, and order, stock, gift
 * card, promotion, jobs and answer are written in one transaction. A crash between them leaves an attempt without
 * an order, which the next start voids. Answers "claimed" when another request holds the key.
 */
export async function placeOrder(
  context: Context,
  request: KeyedRequest,
  purchase: Purchase,
): Promise<Answer | "claimed"> {
  const { store } = context;
  const { total, currency } = purchase.invoice;
  const { payment } = purchase.checkout;
  const provider = providerOf(context, payment.service);
  const notTheirs = total > 0 ? await refuseSavedCard(context, payment) : undefined;
  if (notTheirs !== undefined) return { status: 422, body: notTheirs };
  const attempt: Attempt | null =
    total > 0
      ? { id: randomUUID(), nonce: payment.token || payment.nonce || "", provider: provider.id }
      : null;

  let resumed: string | undefined;
  const claimed = await inTransaction(store.db, async (trx) => {
    if (!(await claimKey(trx, request))) return false;
    if (attempt !== null) {
      const asked = { ...attempt, key: request.key, amount: total, currency };
      resumed = await resumeAttempt(trx, asked);
      if (resumed === undefined) await recordAttempt(trx, asked);
    }
    return true;
  });
  if (!claimed) return "claimed";
  if (attempt !== null && resumed !== undefined) attempt.id = resumed;

  let transactionId: string | undefined;
  try {
    if (attempt !== null) {
      const question = authorizationOf(context, purchase, attempt);
      const result = await authorizeAttempt(provider, question, resumed !== undefined);
      if (result.outcome !== "authorized")
        return await refusePayment(context, request, purchase, attempt, result);
      transactionId = result.transactionId;
    }
    return await commit(context, request, purchase, attempt, transactionId ?? `internal-${randomUUID()}`);
  } catch (error) {
    await giveUp(context, request, purchase, attempt, transactionId);
    const refusal = await refusalOf(context, purchase, error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** What the provider is asked, all amounts the server's own. */
function authorizationOf(
  context: Context,
  { checkout: { user, payment }, cart, invoice, site }: Purchase,
  { id, nonce }: Attempt,
): AuthorizationRequest {
  const { billing, shipping } = user.address ?? {};
  const addresses = {
    billing: (billing as Address | null | undefined) ?? null,
    shipping: shipping ?? null,
  };
  return {
    attemptId: id,
    nonce,
    saved: Boolean(payment.token),
    amount: invoice.total,
    currency: invoice.currency,
    email: user.email,
    ...addresses,
    deviceData: payment.deviceData,
    kountId: payment.kountId,
    descriptor: descriptorOf(site),
    keepFor: payment.service === "braintree" && payment.vaulted ? customerOf(context) : null,
    order:
      payment.service === "klarna"
        ? bnplOrder({
            lines: cart.lines,
            invoice,
            email: user.email,
            ...addresses,
            billing: addresses.billing ?? addresses.shipping,
            origin: context.origin,
          })
        : null,
  };
}

async function commit(
  context: Context,
  request: KeyedRequest,
  purchase: Purchase,
  attempt: Attempt | null,
  transactionId: string,
): Promise<Answer> {
  const { store, language, now } = context;
  const { cart, invoice, promotion, giftCard, option, checkout, site } = purchase;
  const id = randomUUID();
  const joinNonce = `join-${randomUUID()}`;
  const headers = { "x-join-nonce": joinNonce };
  const region = fulfillmentRegion(site, checkout.user.address?.shipping?.country);

  const { order, text } = await inTransaction(store.db, async (trx) => {
    // Locks in one order everywhere: stock by variant, gift card, promotion, catalogue revision.
    const changed = await takeStock(trx, cart.lines, id, region);
    if (giftCard !== null && invoice.payments.giftCard > 0) {
      const spent = await spendGiftCard(trx, giftCard.code, invoice.payments.giftCard, id);
      if (!spent) throw new GiftCardSpent();
    }
    if (promotion !== null && !(await usePromotion(trx, promotion.name))) throw new PromotionSpent();

    const number = await nextOrderNumber(trx);
    const order = createOrder({
      id,
      number,
      site: site.code as Order["site"],
      language,
      now,
      cart,
      invoice,
      promotion,
      option,
      transactionId,
      checkout,
    });
    await insertOrder(trx, number, order);
    if (attempt !== null && !(await settleAttempt(trx, attempt.id, id, transactionId)))
      throw new AttemptGivenUp();
    await insertJoinNonce(trx, joinNonce, order, now);
    await addJobs(trx, jobsOf(order, attempt));
    await forgetFailures(trx, { ip: context.ip, email: checkout.user.email });
    const text = JSON.stringify(order);
    await keepAnswer(trx, request, { status: 200, headers, text });
    await markChanged(trx, changed);
    return { order, text };
  });
  return { status: 200, body: serialized(order, Buffer.from(text)), headers };
}

function jobsOf(order: Order, attempt: Attempt | null): Parameters<typeof addJobs>[1] {
  const mail = { kind: "mail" as const, payload: { template: "order-confirmation", order_id: order.id } };
  if (attempt === null) return [mail];
  return [{ kind: "capture", payload: { attempt_id: attempt.id } }, mail];
}

/** Where parcels to a country come from, by the site's own regions. */
const fulfillmentRegion = ({ regions }: Site, country: string | null | undefined): string | undefined =>
  regions.find((region) => region.country === country?.toUpperCase())?.fulfillment;

/**
 * The provider said no: nothing happened, so the key is free again; declines and refusals count (CA-55). An attempt of
 * unknown outcome stays open: the same request takes it up again, or it is let go of when it is old.
 */
async function refusePayment(
  context: Context,
  request: KeyedRequest,
  { checkout }: Purchase,
  attempt: Attempt,
  result: Exclude<AuthorizationResult, { outcome: "authorized" }>,
): Promise<Answer> {
  const counted = (result.outcome === "declined" && !result.coded) || result.outcome === "invalid";
  await inTransaction(context.store.db, async (trx) => {
    if (result.outcome !== "unknown") await closeAttempt(trx, attempt.id, "declined");
    await releaseKey(trx, request);
    if (counted) await countFailure(trx, { ip: context.ip, email: checkout.user.email });
  });
  switch (result.outcome) {
    case "broken":
      throw new PlainAnswer(500, result.text);
    case "unknown":
      return refuse("serviceUnavailable", null, { headers: { "retry-after": 5 } });
    case "rejected":
      return refuse("fraudRejected");
    case "invalid":
      return { status: 422, body: result.errors };
    case "declined":
      return refuse(result.coded ? "processorDeclined" : "paymentDeclined", null, { of: result.message });
  }
}

/**
 * No order after all: what the provider holds is let go of before the shopper has an answer, a letter says so, and the
 * key is free again.
 */
async function giveUp(
  context: Context,
  request: KeyedRequest,
  { checkout, invoice }: Purchase,
  attempt: Attempt | null,
  transactionId: string | undefined,
): Promise<void> {
  const job = await inTransaction(context.store.db, async (trx) => {
    await releaseKey(trx, request);
    if (attempt === null) return undefined;
    const release = await giveUpAttempt(trx, attempt.id, transactionId);
    if (release === undefined || transactionId === undefined) return release;
    const letter = {
      template: "payment-released",
      attempt_id: attempt.id,
      email: checkout.user.email,
      language: context.language,
      amount: invoice.total,
      currency: invoice.currency,
    };
    await addJobs(trx, [{ kind: "mail", payload: letter }]);
    return release;
  });
  if (attempt !== null && job !== undefined) await releaseNow(context, attempt.id, job);
}

/** What to answer when the last of something went to somebody else; null for any other error. */
async function refusalOf(
  context: Context,
  { checkout, giftCard }: Purchase,
  error: unknown,
): Promise<Answer | null> {
  if (error instanceof PromotionSpent) return refuse("promotionUnrecognizable");
  if (error instanceof GiftCardSpent) {
    const left = giftCard && (await readGiftCard(context.store.db, giftCard.code));
    return refuse("giftCardExpended", left?.amount_remaining ?? 0);
  }
  if (!(error instanceof OutOfStock)) return null;
  const { cart, user } = checkout;
  const { problems } = await checkCart(context, {
    products: cart.products,
    promotion: cart.promotion?.name,
    currency: cart.invoice.currency,
    language: context.language,
    country: user.address?.shipping?.country,
    email: user.email,
  });
  // Whoever took the last one may have given it back meanwhile: asking again may go well.
  if (problems === null) return refuse("serviceUnavailable", null, { headers: { "retry-after": 1 } });
  return refuse("cartValidationErrors", problems);
}

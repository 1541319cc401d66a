import { randomUUID } from "node:crypto";
import { createOrder } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Transaction } from "kysely";
import { markChanged, OutOfStock, takeStock } from "../catalogue/takeStock.ts";
import type { Context } from "../context.ts";
import { type Result, refuse } from "../generated/handlers.ts";
import { readGiftCard, spendGiftCard } from "../giftcards/store.ts";
import { PlainAnswer } from "../http/answerErrors.ts";
import { serialized } from "../http/serialized.ts";
import { addJobs } from "../jobs/store.ts";
import { closeAttempt, recordAttempt, settleAttempt } from "../payments/attempts.ts";
import { countFailure, forgetFailures } from "../payments/failedPayments.ts";
import type { AuthorizationResult } from "../payments/PaymentProvider.ts";
import { usePromotion } from "../promotions/store.ts";
import { readSite } from "../sites/store.ts";
import type { Database } from "../store/schema.ts";
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
  const { store, payments } = context;
  const { total, currency } = purchase.invoice;
  const { payment, user } = purchase.checkout;
  const attempt: Attempt | null =
    total > 0 ? { id: randomUUID(), nonce: payment.token || payment.nonce || "" } : null;

  const claimed = await inTransaction(store.db, async (trx) => {
    if (!(await claimKey(trx, request))) return false;
    if (attempt !== null) {
      await recordAttempt(trx, {
        ...attempt,
        key: request.key,
        provider: payments.id,
        amount: total,
        currency,
      });
    }
    return true;
  });
  if (!claimed) return "claimed";

  let transactionId = `internal-${randomUUID()}`;
  try {
    if (attempt !== null) {
      const result = await payments.authorize({
        attemptId: attempt.id,
        nonce: attempt.nonce,
        amount: total,
        currency,
        email: user.email,
      });
      if (result.outcome !== "authorized")
        return await refusePayment(context, request, purchase, attempt, result);
      transactionId = result.transactionId;
    }
    return await commit(context, request, purchase, attempt, transactionId);
  } catch (error) {
    await giveUp(context, request, attempt);
    const refusal = await refusalOf(context, purchase, error);
    if (refusal === null) throw error;
    return refusal;
  }
}

async function commit(
  context: Context,
  request: KeyedRequest,
  purchase: Purchase,
  attempt: Attempt | null,
  transactionId: string,
): Promise<Answer> {
  const { store, site, language, now } = context;
  const { cart, invoice, promotion, giftCard, option, checkout } = purchase;
  const id = randomUUID();
  const joinNonce = `join-${randomUUID()}`;
  const headers = { "x-join-nonce": joinNonce };
  const region = await fulfillmentRegion(context, checkout.user.address?.shipping?.country);

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
      site: site as Order["site"],
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
  const payload = { attempt_id: attempt.id, transaction_id: order.transaction.transaction_id };
  return [{ kind: "capture", payload }, mail];
}

/** Where parcels to a country come from, by the site's own regions. */
async function fulfillmentRegion(
  context: Context,
  country: string | null | undefined,
): Promise<string | undefined> {
  const settings = await readSite(context.store.db, context.site);
  return settings?.regions.find((region) => region.country === country?.toUpperCase())?.fulfillment;
}

/** The provider said no: nothing happened, so the key is free again; declines and refusals count (CA-55). */
async function refusePayment(
  context: Context,
  request: KeyedRequest,
  { checkout }: Purchase,
  attempt: Attempt,
  result: Exclude<AuthorizationResult, { outcome: "authorized" }>,
): Promise<Answer> {
  const counted = (result.outcome === "declined" && !result.coded) || result.outcome === "invalid";
  await inTransaction(context.store.db, async (trx) => {
    await closeAttempt(trx, attempt.id, "declined");
    await releaseKey(trx, request);
    if (counted) await countFailure(trx, { ip: context.ip, email: checkout.user.email });
  });
  if (result.outcome === "broken") throw new PlainAnswer(500, result.text);
  if (result.outcome === "invalid") return { status: 422, body: result.errors };
  return refuse(result.coded ? "processorDeclined" : "paymentDeclined", null, { of: result.message });
}

/** No order after all: whatever the provider holds is let go of, and the key is free again. */
async function giveUp(context: Context, request: KeyedRequest, attempt: Attempt | null): Promise<void> {
  const { store, payments } = context;
  await inTransaction(store.db, async (trx: Transaction<Database>) => {
    await releaseKey(trx, request);
    if (attempt !== null) await closeAttempt(trx, attempt.id, "voided");
  });
  if (attempt !== null) await payments.void(attempt.id);
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
  return problems === null ? null : refuse("cartValidationErrors", problems);
}

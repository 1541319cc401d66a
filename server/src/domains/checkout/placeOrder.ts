import { randomUUID } from "node:crypto";
import { bnplOrder } from "@velours/sdk/rules";
import { createOrder, fulfillmentRegion, openOffer, type Purchase } from "@velours/sdk/shop";
import type { Address, Order, Upsells } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Result, refuse } from "../../platform/contract.ts";
import { type Job, jobsInsert } from "../../platform/jobs/store.ts";
import { Semaphore } from "../../platform/store/Semaphore.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { sendTogether } from "../../platform/store/sendTogether.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { joinNonceInsert } from "../accounts/store/joinNonces.ts";
import { loadCheckedCart } from "../cart/loadCheckedCart.ts";
import {
  changedProducts,
  markChanged,
  OutOfStock,
  planTakes,
  stockLock,
  stockUpdates,
} from "../catalogue/store/takeStock.ts";
import { creditOrder, openAndCredit, openEarned } from "../credits/orderCredits.ts";
import { readCredits, spendCredits } from "../credits/store.ts";
import { boughtGiftCards } from "../giftcards/boughtGiftCards.ts";
import { readGiftCard, spendGiftCard } from "../giftcards/store.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { chooseEarner, memberQuery } from "../orders/findEarner.ts";
import { createJoinNonce, joinNonceHeaders } from "../orders/joinNonce.ts";
import { replay } from "../orders/replay.ts";
import { type KeyedRequest, KeyReleasedError, responseUpdate } from "../orders/store/idempotencyKeys.ts";
import { nextNumber, orderInserts } from "../orders/store/orders.ts";
import { AttemptReleasedError, type PaymentDetails, takePayment } from "../orders/takePayment.ts";
import type { ReleaseReason } from "../payments/emails/paymentReleased.ts";
import { getDescriptor } from "../payments/getDescriptor.ts";
import { getProvider } from "../payments/getProvider.ts";
import { attemptSettlement } from "../payments/store/attempts.ts";
import { toCustomer } from "../payments/toCustomer.ts";
import { validateSavedCard } from "../payments/validateSavedCard.ts";
import { usePromotion } from "../promotions/store.ts";
import { createOffer } from "../upsells/createOffer.ts";
import { taskInsert } from "../upsells/store/tasks.ts";

type Answer = Result<"submitCheckout">;

class GiftCardSpent extends Error {}
class CreditsSpent extends Error {}
class PromotionSpent extends Error {}

/**
 * Orders that are written at once, of the twenty sessions with the database. Many for one product or one code wait for
 * each other: here they wait as long as it takes, in the database until the lock's time-out, and with every session in
 * use nothing else of the shop is answered.
 */
const transactions = new Semaphore(8);

/** SQLSTATE of a lock that timed out. */
const lockTimeout = "55P03";

/** Seconds an unanswered offer stays open after its end, for an acceptance under way. */
const graceSeconds = 60;

/**
 * Pays and places an order: order, stock, gift card, promotion, offer, jobs and answer are written in one transaction
 * (takePayment). Answers "claimed" when another request holds the key.
 */
export async function placeOrder(
  context: Context,
  request: KeyedRequest,
  purchase: Purchase,
): Promise<Answer | "claimed"> {
  const { checkout, invoice } = purchase;
  const { payment } = checkout;
  const cardErrors = invoice.total > 0 ? await validateSavedCard(context, payment) : undefined;
  if (cardErrors !== undefined) return { status: 422, body: cardErrors };
  const providerPayment = {
    provider: getProvider(context, payment.service),
    details: toPaymentDetails(context, purchase),
  };
  return takePayment<Answer>(context, request, providerPayment, {
    commit: (attemptId, transactionId) => commit(context, request, purchase, attemptId, transactionId),
    toRefusal: (error) => toOrderRefusal(context, purchase, error),
    toReleaseReason: toReleaseReason,
  });
}

/** The payment's details for the provider; all amounts are the server's own. */
function toPaymentDetails(
  context: Context,
  { checkout: { user, payment }, cart, invoice, site }: Purchase,
): PaymentDetails {
  const { billing, shipping } = user.address ?? {};
  const addresses = {
    billing: (billing as Address | null | undefined) ?? null,
    shipping: shipping ?? null,
  };
  return {
    nonce: payment.token || payment.nonce || "",
    saved: Boolean(payment.token),
    amount: invoice.total,
    currency: invoice.currency,
    email: user.email,
    ...addresses,
    deviceData: payment.deviceData,
    kountId: payment.kountId,
    descriptor: getDescriptor(site),
    keepFor: payment.service === "braintree" && payment.vaulted ? toCustomer(context) : null,
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
  attemptId: string | null,
  transactionId: string,
): Promise<Answer> {
  const { store, language, now } = context;
  const { cart, invoice, promotion, giftCard, credits, option, checkout, site } = purchase;
  const id = randomUUID();
  const joinNonce = context.user === undefined ? createJoinNonce() : null;
  const headers = joinNonceHeaders(joinNonce);
  const region = fulfillmentRegion(site, checkout.user.address?.shipping?.country);

  const email = checkout.user.email;
  const upsells = attemptId === null ? null : await createOffer(context, purchase, transactionId);

  const write = async (trx: Transaction) => {
    // Locks in one order everywhere: stock by variant, gift card, credits, promotion, catalogue revision.
    const locked = await sendTogether(trx, {
      stock: stockLock(cart.lines),
      number: nextNumber(),
      member: site.creditsDisplay ? memberQuery(context.user, email) : undefined,
    });
    const takes = planTakes(cart.lines, locked.stock, region);
    if (giftCard !== null && invoice.payments.giftCard > 0) {
      const spent = await spendGiftCard(trx, giftCard.code, invoice.payments.giftCard, id);
      if (!spent) throw new GiftCardSpent();
    }
    const earner = site.creditsDisplay ? chooseEarner(context.user, email, locked.member[0]) : null;
    const number = locked.number[0]?.number ?? 0;
    const order: Order = createOrder({
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
      cancellationMinutes: site.limits.cancellationMinutes,
      returnDays: site.limits.returnDays,
    });
    const rewards = invoice.rewards ?? 0;
    if (credits !== null && invoice.payments.credits > 0) {
      const earned = await openEarned(trx, earner, site.code);
      const spent = await spendCredits(trx, credits.uuid, invoice.payments.credits, id);
      if (!spent) throw new CreditsSpent();
      if (earned !== null) order.credits = await creditOrder(trx, earned, order, rewards);
    } else if (earner !== null) {
      order.credits = await openAndCredit(trx, earner, order, rewards);
    }
    const text = JSON.stringify({ ...order, upsells, offer: upsells && openOffer(upsells) });
    const written = await sendTogether(trx, {
      ...(takes.length > 0 && stockUpdates(takes, id)),
      ...orderInserts(number, order, { userId: context.user?.id ?? null, attemptId }),
      attempt: attemptId === null ? undefined : attemptSettlement(attemptId, id, transactionId),
      task: upsells === null ? undefined : taskInsert(id, upsells),
      nonce: joinNonce === null ? undefined : joinNonceInsert(joinNonce, order, now),
      jobs: jobsInsert([
        ...createJobs(order, attemptId, upsells),
        ...boughtGiftCards(order, cart.lines, attemptId),
      ]),
      response: responseUpdate(request, { status: 200, headers, text }),
    });
    if (attemptId !== null && written.attempt.length === 0) throw new AttemptReleasedError();
    if (written.response.length === 0) throw new KeyReleasedError();
    // Late, because orders with the same code wait for this row until the transaction ends.
    if (promotion !== null && !(await usePromotion(trx, promotion.name))) throw new PromotionSpent();
    await markChanged(trx, changedProducts(takes));
    return text;
  };
  const writeOnce = () => inTransaction(store.db, write);
  const text = await transactions.run(() =>
    writeOnce().catch((error: unknown) => {
      // A lock timed out and nothing was written; its holder has finished by now.
      if ((error as { code?: string }).code !== lockTimeout) throw error;
      return writeOnce();
    }),
  );
  return replay<Order>({ headers, text });
}

/** The confirmation of an order with an offer is sent when the offer ended, with what was added. */
function createJobs(order: Order, attemptId: string | null, upsells: Upsells | null): Job[] {
  const followUp: Job[] =
    upsells === null
      ? confirmationJobs(order.id)
      : [
          {
            kind: "close-order",
            payload: { task_id: upsells.task_id },
            delay: (Date.parse(upsells.expires) - Date.parse(order.created_at)) / 1000 + graceSeconds,
          },
        ];
  return attemptId === null
    ? followUp
    : [{ kind: "capture", payload: { attempt_id: attemptId } }, ...followUp];
}

function toReleaseReason(error: unknown): ReleaseReason {
  if (error instanceof OutOfStock) return "soldOut";
  if (error instanceof PromotionSpent) return "promotionUsedUp";
  if (error instanceof GiftCardSpent || error instanceof CreditsSpent) return "balanceSpent";
  return "failed";
}

/** The refusal when another order took the last of something; null for any other error. */
async function toOrderRefusal(
  context: Context,
  { checkout, giftCard, credits }: Purchase,
  error: unknown,
): Promise<Answer | null> {
  if (error instanceof PromotionSpent) return refuse("promotionUnrecognizable");
  if (error instanceof CreditsSpent && credits !== null) {
    return refuse("noCreditsAvailable", (await readCredits(context.store.db, credits.uuid)).balance);
  }
  if (error instanceof GiftCardSpent) {
    const card = giftCard && (await readGiftCard(context.store.db, giftCard.code));
    return refuse("giftCardExpended", card?.amount_remaining ?? 0);
  }
  if (!(error instanceof OutOfStock)) return null;
  const { cart, user } = checkout;
  const { problems } = await loadCheckedCart(context, {
    products: cart.products,
    promotion: cart.promotion?.name,
    currency: cart.invoice.currency,
    language: context.language,
    country: user.address?.shipping?.country,
    email: user.email,
  });
  // The last unit is in stock again, so a retry can succeed.
  if (problems === null) return refuse("serviceUnavailable", null, { headers: { "retry-after": 1 } });
  return refuse("cartValidationErrors", problems);
}

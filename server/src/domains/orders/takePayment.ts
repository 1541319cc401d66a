import { randomUUID } from "node:crypto";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import { PassthroughError } from "../../platform/http/handleErrors.ts";
import type { Concurrent } from "../../platform/idempotency/replay.ts";
import { type KeyedRequest, releaseKey } from "../../platform/idempotency/store.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import { isUnavailable } from "../../platform/store/isUnavailable.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { authorizeAttempt } from "../payments/authorizeAttempt.ts";
import type { PaymentPurpose, ReleaseReason } from "../payments/emails/paymentReleased.ts";
import type {
  AuthorizationRequest,
  AuthorizationResult,
  PaymentProvider,
} from "../payments/PaymentProvider.ts";
import { giveUpAttempt, releaseNow } from "../payments/releaseAttempt.ts";
import { closeAttempt, wasUsed } from "../payments/store/attempts.ts";
import { countFailure, secondsToWait } from "../payments/store/failedPayments.ts";
import { validateSavedCard } from "../payments/validateSavedCard.ts";
import { claimPayment } from "./store/claimPayment.ts";

/** The authorization request without the attempt's id. */
export type PaymentDetails = Omit<AuthorizationRequest, "attemptId">;

/** A payment and its provider; with an `amount` of 0 the provider is not called. */
export interface ProviderPayment {
  provider: PaymentProvider;
  details: PaymentDetails;
}

/** Writes after the provider holds the money. */
export interface Settlement<Answer, Reason extends string> {
  purpose: PaymentPurpose;
  /** Writes everything the payment is for, and the response, in one transaction, or nothing. */
  commit(payment: HeldPayment): Promise<{ done: Answer } | { refused: Reason | ReleasedMeanwhile }>;
  /** The refusal when another order took the last of something. */
  toRefusal(reason: Reason): Promise<Answer>;
  /** Why there is no order, for the email about the released payment. */
  releaseReasons: Readonly<Record<Reason, ReleaseReason>>;
}

/** The payment an order is written for. */
export interface HeldPayment {
  /** Null when nothing was to be paid. */
  attemptId: string | null;
  transactionId: string;
  /** The order's number. */
  number: number;
}

/** The attempt, or the key, was released while its order was written. */
export type ReleasedMeanwhile = "attemptReleased" | "keyReleased";

const isReleasedMeanwhile = (reason: string): reason is ReleasedMeanwhile =>
  reason === "attemptReleased" || reason === "keyReleased";

export type PaymentRefusal =
  | ErrorResponse<
      "paymentDeclined" | "processorDeclined" | "fraudRejected" | "serviceUnavailable" | "rateLimited"
    >
  | { status: 422; body: (AuthorizationResult & { outcome: "invalid" })["errors"] };

/**
 * Pays in three steps, with a saved card only when it is the signed-in member's own: the attempt is recorded, the
 * provider is called, and `commit` writes everything in one transaction. A crash between them leaves an attempt without an
 * order, which the next start voids. Nothing is paid when another request holds the key.
 */
export async function takePayment<Answer, Reason extends string>(
  context: Context,
  request: KeyedRequest,
  { provider, details: question }: ProviderPayment,
  { purpose, commit, toRefusal, releaseReasons }: Settlement<Answer, Reason>,
): Promise<Answer | PaymentRefusal | Concurrent> {
  const { amount, currency, nonce, saved } = question;
  // The gateway charges any token that it knows, also one that another member owns.
  const cardErrors =
    saved && provider.id === context.payments.id ? await validateSavedCard(context, nonce) : undefined;
  if (cardErrors !== undefined) return { status: 422, body: cardErrors };
  const attempt =
    amount > 0
      ? { id: randomUUID(), key: request.key, provider: provider.id, nonce, amount, currency }
      : null;
  let attemptId: string | null = attempt?.id ?? null;
  let transactionId: string | undefined;
  let isReleased = false;
  const release = async (reason: ReleaseReason, isLater = false) => {
    isReleased = true;
    const details = { ...question, purpose, reason };
    const task = () => giveUp(context, request, details, attemptId, transactionId);
    // A store that is unavailable cannot be written now; until it is back, the key stays claimed and the money held.
    if (isLater) context.retryQueue.add(task);
    else await task().catch(() => context.retryQueue.add(task));
  };
  try {
    const claimed = await claimPayment(context.store.db, request, attempt);
    if (claimed === undefined) return { concurrent: request };
    const { resumed, number } = claimed;
    attemptId = claimed.attemptId;

    if (attemptId !== null) {
      if (Date.now() > latestPayment(context) && !resumed) {
        await release("failed");
        return retryLater();
      }
      const result = await authorizeAttempt(provider, { ...question, attemptId }, resumed);
      if (result.outcome !== "authorized")
        return await refusePayment(context, request, { ...question, attemptId, resumed }, result);
      transactionId = result.transactionId;
      const { card } = result;
      const seconds = card === undefined ? 0 : await secondsToWait(context.store.db, { card });
      // An attacker must not learn which card works.
      if (seconds > 0) {
        await release("refused");
        return rateLimited(seconds);
      }
    }
    const held = { attemptId, transactionId: transactionId ?? `internal-${randomUUID()}`, number };
    const committed = await commit(held);
    if ("done" in committed) return committed.done;
    const { refused } = committed;
    if (isReleasedMeanwhile(refused)) {
      await release("failed");
      return retryLater();
    }
    await release(releaseReasons[refused]);
    return await toRefusal(refused);
  } catch (error) {
    if (!isReleased) await release("failed", isUnavailable(error));
    throw error;
  }
}

export const rateLimited = (seconds: number) =>
  refuse("rateLimited", null, { of: "payments", headers: { "retry-after": seconds } });

/** The refusal of a payer of whom too many payments failed lately, before the provider is called; else null. */
export async function throttlePayment(
  { store, ip, user }: Context,
  { amount, email }: Pick<PaymentDetails, "amount" | "email">,
): Promise<ReturnType<typeof rateLimited> | null> {
  const seconds = amount > 0 ? await secondsToWait(store.db, { ip, email, userId: user?.id }) : 0;
  return seconds > 0 ? rateLimited(seconds) : null;
}

type RequestTime = Pick<Context, "now" | "deadline">;

const after = ({ now, deadline }: RequestTime, share: number): number =>
  now.getTime() + share * (deadline - now.getTime());

/** When no payment is begun any more, in milliseconds since 1970: the caller would give up, and not know of the order. */
export const latestPayment = (time: RequestTime): number => after(time, 0.7);

/** When no request is begun any more that takes money: it would come too late to its payment. */
export const latestPurchase = (time: RequestTime): number => after(time, 0.6);

export const retryLater = () => refuse("serviceUnavailable", null, { headers: { "retry-after": 5 } });

/**
 * The provider refused the payment: nothing was charged, so the key is released; declines and invalid requests count.
 * An attempt of unknown outcome stays open: the same request resumes it, or it is released after a while.
 */
async function refusePayment(
  context: Context,
  request: KeyedRequest,
  { email, nonce, attemptId, resumed }: AuthorizationRequest & { resumed: boolean },
  result: Exclude<AuthorizationResult, { outcome: "authorized" }>,
): Promise<PaymentRefusal> {
  const payer = {
    ip: context.ip,
    email,
    userId: context.user?.id,
    card: result.outcome === "declined" ? result.card : undefined,
  };
  const seconds = await inTransaction(context.store.db, async (trx) => {
    // A nonce that another attempt of ours used, or released after a crash, is no failure of the shopper's.
    const counted =
      result.outcome === "declined" ||
      (result.outcome === "invalid" && !(await wasUsed(trx, nonce, attemptId)));
    // An attempt that was lost before may have come through all the same, later than we could find it.
    if (resumed && result.outcome !== "unknown") await giveUpAttempt(trx, attemptId);
    else if (result.outcome !== "unknown") await closeAttempt(trx, attemptId, "declined");
    await releaseKey(trx, request);
    return counted ? countFailure(trx, payer) : 0;
  });
  if (seconds > 0) return rateLimited(seconds);
  switch (result.outcome) {
    case "broken":
      throw new PassthroughError(500, result.text);
    case "unknown":
      return retryLater();
    case "rejected":
      return refuse("fraudRejected");
    case "invalid":
      return { status: 422, body: result.errors };
    case "declined":
      return refuse(result.coded ? "processorDeclined" : "paymentDeclined", null, { of: result.message });
  }
}

type ReleaseDetails = PaymentDetails & { purpose: PaymentPurpose; reason: ReleaseReason };

/**
 * Releases a payment without an order: the hold ends before the shopper gets the response, an email explains it once it
 * has ended, and the key is released.
 */
async function giveUp(
  context: Context,
  request: KeyedRequest,
  { email, amount, currency, purpose, reason }: ReleaseDetails,
  attemptId: string | null,
  transactionId: string | undefined,
): Promise<void> {
  const job = await inTransaction(context.store.db, async (trx) => {
    await releaseKey(trx, request);
    if (attemptId === null) return undefined;
    if (transactionId === undefined) return giveUpAttempt(trx, attemptId);
    const { site } = context;
    const payment = { attempt_id: attemptId, email, amount, currency, site, purpose, reason };
    return giveUpAttempt(trx, attemptId, {
      transactionId,
      email: { ...payment, ...toEmailReader(context) },
    });
  });
  if (job !== undefined) await releaseNow(context, job);
}

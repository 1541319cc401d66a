import { type Client, isSettled } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Checkout, Invoice, Payment } from "@velours/sdk/types";
import type { Attempt, AttemptStore } from "../../cart/attempts.ts";
import type { expressValidation, validationQuestion } from "../payloads.ts";
import { checkFraud, fraudSessionId } from "./checkFraud.ts";
import { type AwaitPorts, awaitPurchase, sleep } from "./findPurchase.ts";
import type { FraudCheck } from "./gateways/CardGateway.ts";
import { PaymentCanceledError, type PaymentSource } from "./PaymentSource.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import { settleEarlier, toPaid } from "./settleEarlier.ts";
import { type SayBusy, submitPatiently } from "./submitPatiently.ts";

interface SubmitPorts extends AwaitPorts {
  client: Pick<Client, "submitCheckout" | "getPurchase">;
  attempts: AttemptStore;
  /** Lets the purchase wait for a busy shop. */
  sayBusy?: SayBusy | undefined;
}

/**
 * Sends a purchase. Only an answer in the contract's form ends its attempt; without one the shop is asked what became of
 * it, and the key stays until that is known.
 */
async function submitAttempt(ports: SubmitPorts, attempt: Attempt, body: Checkout): Promise<PayOutcome> {
  const { attempts } = ports;
  const { key } = attempt;
  const answered = await send(ports, attempt, body);
  if (answered.isFinal) {
    attempts.settle(key);
    return answered.outcome;
  }
  attempts.keep(attempt);
  const found = await awaitPurchase(ports, key);
  if (found.kind === "placed") {
    attempts.settle(key);
    return toPaid(attempt, found, answered.isOfAnother);
  }
  if (found.kind !== "notPlaced") return { kind: "unknown", state: found.kind };
  // Without a refusal the request may still be on its way.
  if (answered.outcome === null) return { kind: "unknown", state: "unanswered" };
  attempts.settle(key);
  return answered.outcome;
}

type Answered =
  | { isFinal: true; outcome: PayOutcome }
  /** It says nothing of what the key was taken for; `outcome` is what it says of this request, if anything. */
  | { isFinal: false; outcome: PayOutcome | null; isOfAnother: boolean };

async function send(
  { client, sayBusy, pause = sleep }: SubmitPorts,
  attempt: Attempt,
  body: Checkout,
): Promise<Answered> {
  const silence: Answered = { isFinal: false, outcome: null, isOfAnother: false };
  const sent = await submitPatiently({ client, sayBusy, pause }, { body, idempotencyKey: attempt.key });
  if (sent.kind === "silent") return silence;
  // 503 says nothing about the money: the shop is asked before the shopper is told.
  if (sent.kind !== "answered") return { ...silence, outcome: { kind: sent.kind } };
  const { data, error, response } = sent.answer;
  if (data?.id) {
    const joinNonce = response.headers.get("x-join-nonce");
    return { isFinal: true, outcome: toPaid(attempt, { order: data, joinNonce }, false) };
  }
  // These are about a request with the same key.
  if (isReference(error, "idempotencyKeyReused")) return { ...silence, isOfAnother: true };
  if (isReference(error, "idempotencyKeyInProgress") || isReference(error, "serviceUnavailable"))
    return silence;
  if (!error) return silence;
  const outcome: PayOutcome = isReference(error, "cartValidationErrors")
    ? { kind: "changed", error: error.value }
    : { kind: "failed", error, status: response.status };
  return isSettled(sent.answer) ? { isFinal: true, outcome } : { ...silence, outcome };
}

/**
 * Content of a purchase, as a short text: lines, prices, promotion, gift card, cash back, addresses, email,
 * rate, recipients, prepared order and method. Equal texts are the same purchase. Left out is what is new each time (nonces,
 * the fraud check's session) or says nothing of the purchase (where the visit came from).
 */
function purchaseFingerprint({ user, cart, draft, payment: { paymentMethod } }: Checkout): string {
  const text = JSON.stringify([user, cart, paymentMethod, ...(draft === undefined ? [] : [draft])]);
  // FNV-1a from two seeds: what is stored of a purchase must not show who bought what.
  return [2_166_136_261, 40_389].map((seed) => hash(text, seed)).join("-");
}

function hash(text: string, seed: number): string {
  let sum = seed;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619);
  return (sum >>> 0).toString(36);
}

export interface PayPorts extends SubmitPorts {
  client: Pick<Client, "validateCart" | "submitCheckout" | "getPurchase">;
  fraud: FraudCheck;
  /** Puts a silent fraud check on record. */
  logSilence: () => void;
  isOffline: () => boolean;
}

export interface PayRequest {
  source: PaymentSource;
  email: string;
  /** The page shows a member. */
  asMember: boolean;
  invoice: Invoice;
  /** True when the cart in the browser is no longer this one. */
  isStale: () => boolean;
  question: ReturnType<typeof validationQuestion | typeof expressValidation>;
  /** The body but for its payment. */
  bodyFor: (payment: Payment) => Checkout;
}

/**
 * Pays, after a press: validates the cart, asks for the shopper's approval, lets the fraud check look, makes the payment
 * and places the order. While the outcome of an earlier purchase is not known, that is asked first, and nothing is sent
 * unless it was not placed.
 */
export async function pay(ports: PayPorts, request: PayRequest): Promise<PayOutcome> {
  const { source, bodyFor, asMember } = request;
  const { attempts } = ports;
  // A wallet's sheet waits for seconds, not for minutes.
  const sayBusy = source.holdsSheet ? undefined : ports.sayBusy;
  const fingerprint = purchaseFingerprint(bodyFor({ paymentMethod: source.method } as Payment));
  const before = attempts.pending();
  const earlier = await requireSettled(ports, fingerprint);
  if (earlier) return earlier;
  const mistake = source.check?.() ?? null;
  if (mistake !== null) return { kind: "failed", error: mistake };
  const made = (await validate(ports, request)) ?? (await makePayment(ports, request));
  if ("kind" in made) return made;
  // The provider's dialogs take minutes, in which another tab may have sent a purchase.
  const now = attempts.pending();
  const meanwhile = now?.sentAt === before?.sentAt ? null : await requireSettled(ports, fingerprint);
  if (meanwhile) return meanwhile;
  if (request.isStale()) return { kind: "stale" };
  if (ports.isOffline()) return { kind: "notSent", offline: true };
  return submitAttempt({ ...ports, sayBusy }, attempts.begin({ fingerprint, asMember }), bodyFor(made));
}

/**
 * The outcome that keeps a purchase from being sent: an earlier one that was placed, or whose outcome is not
 * known; null for none.
 */
async function requireSettled(ports: PayPorts, fingerprint: string): Promise<PayOutcome | null> {
  const isKnown = ports.attempts.pending()?.told;
  const earlier = await settleEarlier(ports, fingerprint, (key) => awaitPurchase(ports, key));
  if (earlier === null || earlier.kind === "notPlaced") return null;
  const isUnreachable = earlier.kind === "unknown" && earlier.state === "unanswered";
  return isKnown && isUnreachable ? notSent(ports) : earlier;
}

const notSent = ({ isOffline }: PayPorts): PayOutcome => ({ kind: "notSent", offline: isOffline() });

async function validate(ports: PayPorts, { question }: PayRequest): Promise<PayOutcome | null> {
  try {
    const { error, response } = await ports.client.validateCart({ body: question });
    if (!error) return null;
    if (isReference(error, "cartValidationErrors")) return { kind: "changed", error: error.value };
    return { kind: "failed", error, status: response.status };
  } catch {
    return notSent(ports);
  }
}

async function makePayment(ports: PayPorts, request: PayRequest): Promise<Payment | PayOutcome> {
  const { source, invoice, email } = request;
  const sessionId = fraudSessionId();
  try {
    await source.approve?.(invoice);
  } catch (error) {
    return error instanceof PaymentCanceledError ? { kind: "canceled" } : { kind: "failed", error };
  }
  try {
    if (source.screened) await checkFraud(ports.fraud, { sessionId, email, onSilent: ports.logSilence });
  } catch (error) {
    return { kind: "fraudFailed", error };
  }
  try {
    return await source.toPayment(invoice, sessionId);
  } catch (error) {
    return { kind: "failed", error };
  }
}

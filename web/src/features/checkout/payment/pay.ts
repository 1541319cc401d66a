import type { Client } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Checkout, Invoice, Payment } from "@velours/sdk/types";
import type { expressValidation, validationQuestion } from "../payloads.ts";
import { checkFraud, fraudSessionId } from "./checkFraud.ts";
import { awaitPurchase } from "./findPurchase.ts";
import type { FraudCheck } from "./gateways/CardGateway.ts";
import { PaymentCanceled, type PaymentSource } from "./PaymentSource.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import { purchaseFingerprint } from "./purchaseFingerprint.ts";
import { settleEarlier } from "./settleEarlier.ts";
import { type SubmitPorts, submitAttempt } from "./submitAttempt.ts";

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
  return submitAttempt(ports, attempts.begin({ fingerprint, asMember }), bodyFor(made));
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
    return error instanceof PaymentCanceled ? { kind: "canceled" } : { kind: "failed", error };
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

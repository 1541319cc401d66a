import { isReference } from "@velours/sdk/errors";
import type { Checkout, Invoice, Payment } from "@velours/sdk/types";
import type { Api } from "../../shop/createApi.ts";
import type { expressValidation, validationQuestion } from "../payloads.ts";
import { checkFraud, fraudSessionId } from "./checkFraud.ts";
import type { FraudCheck } from "./gateways/CardGateway.ts";
import { PaymentCanceled, type PaymentSource } from "./PaymentSource.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import { type SubmitPorts, submitAttempt } from "./submitAttempt.ts";

export interface PayPorts extends SubmitPorts {
  client: Pick<Api, "validateCart" | "submitCheckout">;
  fraud: FraudCheck;
  /** Puts a silent fraud check on record. */
  logSilence: () => void;
}

export interface PayRequest {
  source: PaymentSource;
  email: string;
  invoice: Invoice;
  version: string;
  /** Whether the cart in the browser is no longer this one. */
  isStale: () => boolean;
  question: ReturnType<typeof validationQuestion | typeof expressValidation>;
  /** The body but for its payment. */
  bodyFor: (payment: Payment) => Checkout;
}

/**
 * Validates the cart, asks for the shopper's approval, lets the fraud check look, makes the payment and places the order.
 * A purchase of this cart that was sent before and got no answer is sent again instead, unchanged. One of another
 * cart is not: had it never reached the shop, that would buy what the shopper no longer wants.
 */
export async function pay(ports: PayPorts, request: PayRequest): Promise<PayOutcome> {
  const pending = ports.attempts.pending();
  if (pending?.version === request.version) return submitAttempt(ports, pending);
  const mistake = request.source.check?.() ?? null;
  if (mistake !== null) return { kind: "failed", error: mistake };
  const made = (await validate(ports, request)) ?? (await makePayment(ports, request));
  if ("kind" in made) return made;
  // The provider's dialogs take minutes, in which another tab may have sent this cart or bought it.
  const meanwhile = ports.attempts.pending();
  if (meanwhile?.version === request.version) return submitAttempt(ports, meanwhile);
  if (request.isStale()) return { kind: "stale" };
  return submitAttempt(ports, ports.attempts.begin(request.version, request.bodyFor(made)));
}

async function validate({ client }: PayPorts, { question }: PayRequest): Promise<PayOutcome | null> {
  try {
    const { error, response } = await client.validateCart({ body: question });
    if (!error) return null;
    if (isReference(error, "cartValidationErrors")) return { kind: "changed", error: error.value };
    return { kind: "failed", error, status: response.status };
  } catch (error) {
    // Nothing was sent yet: no doubt about money.
    return { kind: "failed", error: { cause: error } };
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

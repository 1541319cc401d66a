import { UnexpectedAnswerError } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import { cardPayment, internalPayment } from "@velours/sdk/rules";
import type { CartValidationError, Checkout, Invoice, Order, Payment } from "@velours/sdk/types";
import type { Api } from "../../shop/createApi.ts";
import type { validationQuestion } from "../payloads.ts";
import type { Attempt, AttemptStore } from "./attempts.ts";
import { checkFraud, fraudSessionId } from "./checkFraud.ts";
import type { CardFields, CardGateway, FraudCheck } from "./gateways/CardGateway.ts";

/** What the shopper pays with. */
export type PaymentSource =
  | { kind: "card"; fields: CardFields; vaulted: boolean }
  /** Gift card, cash back or a promotion cover everything. */
  | { kind: "internal" };

export type PayOutcome =
  | { kind: "paid"; order: Order; joinNonce: string | null }
  /** The shop no longer sells the cart as it is: nothing was paid. */
  | { kind: "changed"; error: CartValidationError }
  /** The answer, or what a provider threw; nothing was paid. */
  | { kind: "failed"; error: unknown; status?: number }
  /** The fraud check broke; nothing was paid. */
  | { kind: "fraudFailed"; error: unknown }
  /** No answer came: it may have been paid. Asking again with the attempt tells. */
  | { kind: "lost" }
  /** Another tab changed the cart or bought it: nothing was paid here. */
  | { kind: "stale" };

export interface PayPorts {
  client: Pick<Api, "validateCart" | "submitCheckout">;
  gateway: Pick<CardGateway, "deviceData" | "authenticate">;
  fraud: FraudCheck;
  attempts: AttemptStore;
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
  question: ReturnType<typeof validationQuestion>;
  /** The body but for its payment. */
  bodyFor: (payment: Payment) => Checkout;
}

/**
 * Validates the cart, lets the fraud check look, turns the card into nonces and places the order.
 * A purchase of this cart that was sent before and got no answer is sent again instead, unchanged. One of another
 * cart is not: had it never reached the shop, that would buy what the shopper no longer wants.
 */
export async function pay(ports: PayPorts, request: PayRequest): Promise<PayOutcome> {
  const pending = ports.attempts.pending();
  if (pending?.version === request.version) return submit(ports, pending);
  const checked = await validate(ports, request);
  if (checked) return checked;
  let payment: Payment;
  if (request.source.kind === "internal") {
    payment = internalPayment(request.invoice);
  } else {
    const session = fraudSessionId();
    try {
      await checkFraud(ports.fraud, { sessionId: session, email: request.email, onSilent: ports.logSilence });
    } catch (error) {
      return { kind: "fraudFailed", error };
    }
    try {
      payment = await payByCard(ports, request.source, request.invoice, session);
    } catch (error) {
      return { kind: "failed", error };
    }
  }
  // The card's dialogs take minutes, in which another tab may have sent this cart or bought it.
  const meanwhile = ports.attempts.pending();
  if (meanwhile?.version === request.version) return submit(ports, meanwhile);
  if (request.isStale()) return { kind: "stale" };
  return submit(ports, ports.attempts.begin(request.version, request.bodyFor(payment)));
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

/** Tokenises the card, and once more for offers after the purchase; an order needs only the first. */
async function payByCard(
  { gateway }: PayPorts,
  { fields, vaulted }: Extract<PaymentSource, { kind: "card" }>,
  invoice: Invoice,
  kountId: string,
): Promise<Payment> {
  const card = await fields.tokenise();
  const { nonce, details } = await gateway.authenticate(card, {
    amount: invoice.total,
    currency: invoice.currency,
  });
  const second = await fields.tokenise().catch(() => null);
  return cardPayment({
    nonce,
    cardDetails: details,
    upsellsNonce: second?.nonce ?? null,
    deviceData: await gateway.deviceData(),
    vaulted,
    kountId,
  });
}

/**
 * Sends a purchase, or asks once more for one whose answer was lost. If the shop took something else under its key, that
 * is the purchase; if that was refused after all, this one is sent with a key of its own.
 */
export async function submit(ports: PayPorts, attempt: Attempt): Promise<PayOutcome> {
  const { attempts } = ports;
  const answered = await send(ports, attempt.key, attempt.body);
  if (attempt.earlier.length === 0 || !isTaken(answered)) return settled(ports, answered);
  for (const body of attempt.earlier) {
    const earlier = await send(ports, attempt.key, body);
    if (isTaken(earlier)) continue;
    if (earlier.outcome.kind === "paid" || !earlier.final) return settled(ports, earlier);
    attempts.settle();
    const again = attempts.begin(attempt.version, attempt.body);
    return settled(ports, await send(ports, again.key, again.body));
  }
  return settled(ports, answered);
}

interface Answered {
  outcome: PayOutcome;
  /** Nothing more will come of the request: the next one gets a key of its own. */
  final: boolean;
}

function settled({ attempts }: PayPorts, { outcome, final }: Answered): PayOutcome {
  if (final) attempts.settle();
  return outcome;
}

const isTaken = ({ outcome }: Answered): boolean =>
  outcome.kind === "failed" && isReference(outcome.error, "idempotencyKeyReused");

async function send({ client }: PayPorts, idempotencyKey: string, body: Checkout): Promise<Answered> {
  try {
    const { data, error, response } = await client.submitCheckout({ body, idempotencyKey });
    if (data) {
      const joinNonce = response.headers.get("x-join-nonce");
      return { outcome: { kind: "paid", order: data, joinNonce }, final: true };
    }
    // The first request is still running: its outcome is not known yet.
    if (isReference(error, "idempotencyKeyInProgress")) return { outcome: { kind: "lost" }, final: false };
    const outcome: PayOutcome = isReference(error, "cartValidationErrors")
      ? { kind: "changed", error: error.value }
      : { kind: "failed", error, status: response.status };
    // 503 says nothing about the money: the same request is sent again, or the card would be charged a second time.
    return { outcome, final: !isReference(error, "serviceUnavailable") };
  } catch (error) {
    // A broken answer of the shop itself is an answer; one of something in between says nothing about the order.
    if (error instanceof UnexpectedAnswerError && error.response.status === 500)
      return { outcome: { kind: "failed", error: null, status: 500 }, final: true };
    return { outcome: { kind: "lost" }, final: false };
  }
}

import type { GatewayError } from "@velours/sdk/types";
import type { Trace } from "../../../../platform/sandbox/Trace.ts";
import type {
  AuthorizationRequest,
  AuthorizationResult,
  FoundPayment,
  HeldPayment,
  PaymentProvider,
} from "../../PaymentProvider.ts";

const notFound: GatewayError = {
  code: "NOT_FOUND",
  attribute: "payment.id",
  message: "Token was not found.",
};

const results: Record<string, AuthorizationResult> = {
  tok_declined: { outcome: "declined", message: "Do Not Honor", coded: false },
  tok_expired: { outcome: "declined", message: "Expired Card", coded: false },
};

/**
 * Sandbox of the card tokenisation provider: tok_ok is accepted any number of times, tok_declined and tok_expired
 * never.
 */
export class SandboxVault implements PaymentProvider {
  readonly id = "basis-theory";
  readonly #trace: Trace;

  constructor(trace: Trace) {
    this.#trace = trace;
  }

  async authorize({
    attemptId,
    nonce,
    amount,
    currency,
  }: AuthorizationRequest): Promise<AuthorizationResult> {
    const result: AuthorizationResult =
      nonce === "tok_ok"
        ? { outcome: "authorized", transactionId: `sandbox-vault-${attemptId}` }
        : (results[nonce] ?? { outcome: "invalid", errors: [notFound] });
    this.#trace.add(this.id, "authorize", { attemptId, amount, currency, outcome: result.outcome });
    return result;
  }

  /** Its answers are never lost, so nobody has to ask for one. */
  async find(): Promise<FoundPayment> {
    return { state: "none" };
  }

  async capture({ transactionId }: HeldPayment): Promise<void> {
    this.#trace.add(this.id, "capture", { transactionId });
  }

  async void({ attemptId }: HeldPayment): Promise<void> {
    this.#trace.add(this.id, "void", { attemptId });
  }

  async refund({ transactionId }: HeldPayment, amount: number, refundId: string): Promise<void> {
    this.#trace.add(this.id, "refund", { transactionId, amount, refundId });
  }
}

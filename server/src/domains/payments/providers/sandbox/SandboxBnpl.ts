import { randomUUID } from "node:crypto";
import type { BnplOrder } from "@velours/sdk/rules";
import type { BnplSession } from "@velours/sdk/types";
import type { Trace } from "../../../../platform/sandbox/Trace.ts";
import type { Db } from "../../../../platform/store/schema.ts";
import type {
  AuthorizationRequest,
  AuthorizationResult,
  BnplProvider,
  FoundPayment,
  HeldPayment,
} from "../../PaymentProvider.ts";
import { consumeNonce } from "../../store/consumedNonces.ts";
import { tagsOf } from "./buyerScenario.ts";

/** The provider's text for a payment it does not approve. */
const notApproved = "The payment was not approved. Please choose another payment method.";

const unknownToken = {
  code: "NOT_FOUND",
  attribute: "authorization_token",
  message: "Invalid authorization token.",
};
/** As in the provider's playground: `customer+denied@email.us`. */
const isDenied = (email: string): boolean => /\+denied[^@]*@/.test(email);
const issued = /^sandbox-klarna-(ok|declined)-/;

/**
 * Sandbox of the buy-now-pay-later provider. The client token tells its dialog what to do, by the email address:
 * `sandbox-klarna-denied-…` approves nothing, `sandbox-klarna-hidden-…` does not show itself. Authorisation tokens are
 * `sandbox-klarna-ok-…`, accepted once, or `sandbox-klarna-declined-…`.
 */
export class SandboxBnpl implements BnplProvider {
  readonly id = "klarna";
  readonly #db: Db;
  readonly #trace: Trace;

  constructor(db: Db, trace: Trace) {
    this.#db = db;
    this.#trace = trace;
  }

  async createSession(order: BnplOrder): Promise<BnplSession> {
    const { order_amount, purchase_currency, billing_address } = order;
    this.#trace.add(this.id, "createSession", { amount: order_amount, currency: purchase_currency });
    const { email } = billing_address;
    const shown = isDenied(email) ? "denied" : "ok";
    const scenario = tagsOf(email).includes("bnpl-hidden") ? "hidden" : shown;
    return {
      client_token: `sandbox-klarna-${scenario}-${randomUUID()}`,
      payment_method_categories: [
        { name: "pay_over_time", asset_urls: { descriptive: "/assets/img/klarna.svg" } },
      ],
    };
  }

  async authorize(request: AuthorizationRequest): Promise<AuthorizationResult> {
    const result = await this.#authorize(request);
    const { attemptId, amount, currency } = request;
    this.#trace.add(this.id, "authorize", { attemptId, amount, currency, outcome: result.outcome });
    return result;
  }

  async #authorize({ attemptId, nonce, email }: AuthorizationRequest): Promise<AuthorizationResult> {
    const scenario = issued.exec(nonce)?.[1];
    if (scenario === "declined" || isDenied(email)) {
      return { outcome: "declined", message: notApproved, coded: false };
    }
    if (scenario === undefined || !(await consumeNonce(this.#db, nonce))) {
      return { outcome: "invalid", errors: [unknownToken] };
    }
    return { outcome: "authorized", transactionId: `sandbox-klarna-${attemptId}` };
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

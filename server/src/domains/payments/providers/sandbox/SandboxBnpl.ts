import { randomUUID } from "node:crypto";
import type { BnplOrder } from "@velours/sdk/rules";
import { parseEmailTags } from "@velours/sdk/shop";
import type { BnplSession } from "@velours/sdk/types";
import type { Trace } from "../../../../platform/sandbox/Trace.ts";
import type { Db } from "../../../../platform/store/schema.ts";
import type { AuthorizationRequest, AuthorizationResult, BnplProvider } from "../../PaymentProvider.ts";
import { consumeNonce } from "../../store/consumedNonces.ts";
import { SandboxProvider } from "./SandboxProvider.ts";

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
 * `sandbox-klarna-denied-…` approves nothing, `sandbox-klarna-hidden-…` does not show itself, `sandbox-klarna-declined-…` is approved there and declined here. Authorisation tokens are
 * `sandbox-klarna-ok-…`, accepted once, or `sandbox-klarna-declined-…`.
 */
export class SandboxBnpl extends SandboxProvider implements BnplProvider {
  readonly id = "klarna";
  readonly #db: Db;

  constructor(db: Db, trace: Trace) {
    super(trace);
    this.#db = db;
  }

  async createSession(order: BnplOrder): Promise<BnplSession> {
    const { order_amount, purchase_currency, billing_address } = order;
    this.trace.add(this.id, "createSession", { amount: order_amount, currency: purchase_currency });
    const { email } = billing_address;
    const tags = parseEmailTags(email);
    const shown = isDenied(email) ? "denied" : tags.includes("bnpl-declined") ? "declined" : "ok";
    const scenario = tags.includes("bnpl-hidden") ? "hidden" : shown;
    return {
      client_token: `sandbox-klarna-${scenario}-${randomUUID()}`,
      payment_method_categories: [
        { name: "pay_over_time", asset_urls: { descriptive: "/assets/img/klarna.svg" } },
      ],
    };
  }

  protected async decide({ attemptId, nonce, email }: AuthorizationRequest): Promise<AuthorizationResult> {
    const scenario = issued.exec(nonce)?.[1];
    if (scenario === "declined" || isDenied(email)) {
      return { outcome: "declined", message: notApproved, coded: false };
    }
    if (scenario === undefined || !(await consumeNonce(this.#db, nonce))) {
      return { outcome: "invalid", errors: [unknownToken] };
    }
    return { outcome: "authorized", transactionId: `sandbox-klarna-${attemptId}` };
  }
}

import { isReusable, scenarioOf } from "@velours/sdk/shop";
import type { GatewayError } from "@velours/sdk/types";
import type { Kysely } from "kysely";
import type { Trace } from "../../../sandbox/Trace.ts";
import type { Database } from "../../../store/schema.ts";
import type { AuthorizationRequest, AuthorizationResult, PaymentProvider } from "../../PaymentProvider.ts";

const consumed: GatewayError = {
  code: "91564",
  attribute: "payment_method_nonce",
  message: "Cannot use a payment method nonce more than once.",
};
const wrongNumber: GatewayError = {
  code: "81715",
  attribute: "number",
  message: "Credit card number is invalid.",
};

/**
 * The card gateway's twin: the outcome is in the nonce (S1), every nonce works once, nobody is charged. What it
 * remembers is in the store, as a real gateway would remember it over our restarts.
 */
export class SandboxPayments implements PaymentProvider {
  readonly id = "braintree";
  readonly #db: Kysely<Database>;
  readonly #trace: Trace;

  constructor(db: Kysely<Database>, trace: Trace) {
    this.#db = db;
    this.#trace = trace;
  }

  async createToken(currency: string): Promise<{ token: string; vaulted: boolean }> {
    this.#trace.add(this.id, "createToken", { currency });
    return { token: `sandbox-authorization-${currency}`, vaulted: false };
  }

  async authorize(request: AuthorizationRequest): Promise<AuthorizationResult> {
    const result = await this.#authorize(request);
    const { attemptId, amount, currency } = request;
    this.#trace.add(this.id, "authorize", { attemptId, amount, currency, outcome: result.outcome });
    return result;
  }

  async #authorize({ attemptId, nonce }: AuthorizationRequest): Promise<AuthorizationResult> {
    const scenario = scenarioOf(nonce);
    if (scenario === "consumed" || (!isReusable(nonce) && !(await this.#consume(nonce)))) {
      return { outcome: "invalid", errors: [consumed] };
    }
    switch (scenario) {
      case "declined":
        return { outcome: "declined", message: "Do Not Honor", coded: false };
      case "expired":
        return { outcome: "declined", message: "Expired Card", coded: false };
      case "insufficient":
        return { outcome: "declined", message: "Insufficient Funds", coded: true };
      case "rejected":
        return { outcome: "declined", message: "Declined", coded: false };
      case "invalid":
        return { outcome: "invalid", errors: [wrongNumber] };
      case "broken":
        return { outcome: "broken", text: "Bad gateway" };
      default:
        return { outcome: "authorized", transactionId: `sandbox-${attemptId}` };
    }
  }

  async capture(transactionId: string): Promise<void> {
    this.#trace.add(this.id, "capture", { transactionId });
  }

  async void(attemptId: string): Promise<void> {
    this.#trace.add(this.id, "void", { attemptId });
  }

  /** Takes a nonce; false when it was taken before. */
  async #consume(nonce: string): Promise<boolean> {
    const taken = await this.#db
      .insertInto("consumed_nonces")
      .values({ nonce })
      .onConflict((conflict) => conflict.doNothing())
      .returning("nonce")
      .executeTakeFirst();
    return taken !== undefined;
  }
}

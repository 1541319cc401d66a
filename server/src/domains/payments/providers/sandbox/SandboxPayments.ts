import { getScenario, isReusable, isSavedCardToken, parseEmailTags } from "@velours/sdk/shop";
import type { GatewayError, SavedCard } from "@velours/sdk/types";
import type { Trace } from "../../../../platform/sandbox/Trace.ts";
import type { Db } from "../../../../platform/store/schema.ts";
import type {
  AuthorizationRequest,
  AuthorizationResult,
  CardGateway,
  Customer,
} from "../../PaymentProvider.ts";
import { consumeNonce } from "../../store/consumedNonces.ts";
import { listSavedCards, saveCard } from "../../store/sandboxCards.ts";
import { SandboxProvider } from "./SandboxProvider.ts";

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

/** The sandbox's name for a card number: the last part of the nonces its fields make, or the token of a saved card. */
const getSandboxCard = (nonce: string): string | undefined =>
  isSavedCardToken(nonce) ? nonce : /^sandbox-.*-card_([0-9a-f]+)$/.exec(nonce)?.[1];

/**
 * Sandbox of the card gateway: the nonce decides the outcome, every nonce works once, no money is charged. Its state is
 * in the store, as a real gateway keeps its state over the shop's restarts.
 */
export class SandboxPayments extends SandboxProvider implements CardGateway {
  readonly id = "braintree";
  readonly #db: Db;

  constructor(db: Db, trace: Trace) {
    super(trace);
    this.#db = db;
  }

  async createToken(
    currency: string,
    customer: Customer | null,
  ): Promise<{ token: string; vaulted: boolean }> {
    this.trace.add(this.id, "createToken", { currency });
    return { token: `sandbox-authorization-${currency}`, vaulted: customer !== null };
  }

  async listCards(customer: Customer): Promise<SavedCard[]> {
    return await listSavedCards(this.#db, customer);
  }

  override async authorize(request: AuthorizationRequest): Promise<AuthorizationResult> {
    const result = await super.authorize(request);
    if (result.outcome === "authorized" && request.keepFor && !request.saved) {
      await saveCard(this.#db, request.keepFor);
    }
    return result;
  }

  protected override traceDetail({ descriptor }: AuthorizationRequest): Record<string, unknown> {
    return descriptor ? { descriptor } : {};
  }

  protected async decide({
    attemptId,
    nonce,
    saved = false,
    email,
  }: AuthorizationRequest): Promise<AuthorizationResult> {
    const card = getSandboxCard(nonce);
    if (parseEmailTags(email).includes("fraud-decline")) return { outcome: "rejected" };
    const scenario = isSavedCardToken(nonce) === saved ? getScenario(nonce) : "consumed";
    if (scenario === "consumed" || (!isReusable(nonce) && !(await consumeNonce(this.#db, nonce)))) {
      return { outcome: "invalid", errors: [consumed] };
    }
    switch (scenario) {
      case "declined":
        return { outcome: "declined", message: "Do Not Honor", coded: false, card };
      case "expired":
        return { outcome: "declined", message: "Expired Card", coded: false, card };
      case "insufficient":
        return { outcome: "declined", message: "Insufficient Funds", coded: true, card };
      case "rejected":
        return { outcome: "rejected" };
      case "invalid":
        return { outcome: "invalid", errors: [wrongNumber] };
      case "broken":
        return { outcome: "broken", text: "Bad gateway" };
      default:
        return { outcome: "authorized", transactionId: `sandbox-${attemptId}`, card };
    }
  }
}

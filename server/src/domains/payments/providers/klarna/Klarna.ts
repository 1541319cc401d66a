import { type BnplOrder, toMinor } from "@velours/sdk/rules";
import type { BnplSession, GatewayError } from "@velours/sdk/types";
import { OutcomeUnknownError } from "../../../../platform/http/OutcomeUnknownError.ts";
import { PaymentFailedError } from "../../PaymentFailedError.ts";
import type {
  AuthorizationRequest,
  AuthorizationResult,
  BnplProvider,
  FoundPayment,
  HeldPayment,
} from "../../PaymentProvider.ts";
import { RefundRefusedError } from "../../RefundRefusedError.ts";
import type { WebhookEvent } from "../../WebhookEvent.ts";
import { callKlarna, getKlarnaHost, type KlarnaResponse, toIdempotencyKey } from "./callKlarna.ts";
import type { KlarnaAccount } from "./KlarnaAccount.ts";
import { readNotification } from "./readNotification.ts";

const notApproved = "The payment was not approved. Please choose another payment method.";

interface Session {
  client_token: string;
  payment_method_categories?: { identifier: string; asset_urls: { descriptive: string } }[];
}

interface Purchase {
  order_id: string;
  fraud_status: "ACCEPTED" | "PENDING" | "REJECTED";
}

interface Order {
  status: "AUTHORIZED" | "PART_CAPTURED" | "CAPTURED" | "CANCELLED" | "EXPIRED" | "CLOSED";
  fraud_status: Purchase["fraud_status"];
  captured_amount: number;
  refunded_amount: number;
}

/** Its rules or the state of its order forbid the refund; every other failure may pass. */
const refusedForGood = new Set(["REFUND_NOT_ALLOWED", "NO_SUCH_ORDER"]);

/**
 * The buy-now-pay-later provider's payments and order management APIs. Every call that changes something carries an
 * idempotency key derived from the attempt's id, so a repeated call takes effect once.
 */
export class Klarna implements BnplProvider {
  readonly id = "klarna";
  readonly #account: KlarnaAccount;

  constructor(account: KlarnaAccount) {
    this.#account = account;
  }

  async createSession(order: BnplOrder): Promise<BnplSession> {
    const response = await this.#call(order.purchase_currency, "POST", "/payments/v1/sessions", {
      body: { intent: "buy", ...order },
    });
    if (response.status !== 200) throw new Error(`no session: ${formatErrors(response)}`);
    const { client_token, payment_method_categories = [] } = response.body as Session;
    return {
      client_token,
      payment_method_categories: payment_method_categories.map(({ identifier, asset_urls }) => ({
        name: identifier,
        asset_urls: { descriptive: asset_urls.descriptive },
      })),
    };
  }

  async authorize(request: AuthorizationRequest): Promise<AuthorizationResult> {
    const { notificationUrl } = this.#account;
    const body = {
      ...request.order,
      merchant_reference1: request.attemptId,
      auto_capture: false,
      ...(notificationUrl !== undefined && { merchant_urls: { notification: notificationUrl } }),
    };
    let response: KlarnaResponse;
    try {
      response = await this.#purchase(request, body).catch((error) => {
        // The key makes a second call safe: it gives the first one's answer.
        if (error instanceof OutcomeUnknownError) return this.#purchase(request, body);
        throw error;
      });
    } catch (error) {
      if (error instanceof OutcomeUnknownError) return { outcome: "unknown" };
      throw error;
    }
    if (response.status !== 200) return { outcome: "invalid", errors: toErrors(response) };
    const { order_id, fraud_status } = response.body as Purchase;
    if (fraud_status === "REJECTED") return { outcome: "declined", message: notApproved, coded: false };
    return { outcome: "authorized", transactionId: order_id };
  }

  /** The provider finds payments by its own id only; without it, the repeated call itself returns the outcome. */
  async find({ transactionId, currency }: HeldPayment): Promise<FoundPayment> {
    if (transactionId === null) return { state: "none" };
    const { status } = await this.#read(currency, transactionId);
    if (status === "CANCELLED" || status === "EXPIRED") return { state: "released", transactionId };
    return { state: status === "AUTHORIZED" ? "held" : "taken", transactionId };
  }

  async capture({ attemptId, transactionId, amount, currency }: HeldPayment): Promise<void> {
    if (transactionId === null) throw new Error("nothing was held");
    const order = await this.#read(currency, transactionId);
    if (order.captured_amount >= toMinor(amount)) return;
    if (order.fraud_status === "REJECTED") throw new PaymentFailedError("fraud_rejected");
    if (order.status === "CANCELLED" || order.status === "EXPIRED")
      throw new PaymentFailedError(`order_${order.status.toLowerCase()}`);
    // While the purchase is still checked it cannot be taken; its job comes again.
    if (order.fraud_status === "PENDING") throw new Error(`${transactionId} is still being checked`);
    await this.#change(currency, `${transactionId}/captures`, `${attemptId} capture`, {
      captured_amount: toMinor(amount),
      reference: attemptId,
    });
  }

  async void(payment: HeldPayment): Promise<void> {
    const { attemptId, currency, amount } = payment;
    const transactionId = payment.transactionId ?? (await this.#forget(payment));
    if (transactionId === null) return;
    const { status, captured_amount } = await this.#read(currency, transactionId);
    if (status === "CANCELLED" || status === "EXPIRED") return;
    if (captured_amount > 0) await this.refund({ ...payment, transactionId }, amount, `${attemptId} void`);
    else await this.#change(currency, `${transactionId}/cancel`, `${attemptId} cancel`, undefined);
  }

  async refund({ transactionId, currency }: HeldPayment, amount: number, refundId: string): Promise<void> {
    if (transactionId === null) throw new Error("nothing was taken");
    const path = `${transactionId}/refunds`;
    const response = await this.#call(currency, "POST", `/ordermanagement/v1/orders/${path}`, {
      body: { refunded_amount: toMinor(amount), reference: refundId },
      key: toIdempotencyKey(`${refundId} refund`),
    });
    if (response.status < 300) return;
    const { error_code = "" } = (response.body ?? {}) as { error_code?: string };
    const isRefused = refusedForGood.has(error_code);
    throw new (isRefused ? RefundRefusedError : Error)(`${path}: ${formatErrors(response)}`);
  }

  async parseWebhook(body: string): Promise<WebhookEvent> {
    return await readNotification(this.#account, body);
  }

  #purchase({ attemptId, nonce, currency }: AuthorizationRequest | HeldPayment, body: object) {
    const path = `/payments/v1/authorizations/${encodeURIComponent(nonce)}/order`;
    return this.#call(currency, "POST", path, { body, key: toIdempotencyKey(`${attemptId} order`) });
  }

  /**
   * Gives an authorisation back that no order was made of. When there is none any more, the order may have been made
   * without our hearing of it: the same key then tells its id, and makes nothing new of an empty body.
   */
  async #forget(payment: HeldPayment): Promise<string | null> {
    const path = `/payments/v1/authorizations/${encodeURIComponent(payment.nonce)}`;
    const deletion = await this.#call(payment.currency, "DELETE", path, {});
    if (deletion.status === 204) return null;
    const response = await this.#purchase(payment, {});
    return response.status === 200 ? (response.body as Purchase).order_id : null;
  }

  async #read(currency: string, orderId: string): Promise<Order> {
    const response = await this.#call(currency, "GET", `/ordermanagement/v1/orders/${orderId}`, {});
    if (response.status !== 200) throw new Error(`cannot read ${orderId}: ${formatErrors(response)}`);
    return response.body as Order;
  }

  async #change(currency: string, path: string, keyName: string, body: object | undefined): Promise<void> {
    const response = await this.#call(currency, "POST", `/ordermanagement/v1/orders/${path}`, {
      ...(body !== undefined && { body }),
      key: toIdempotencyKey(keyName),
    });
    if (response.status >= 300) throw new Error(`${path}: ${formatErrors(response)}`);
  }

  #call(
    currency: string,
    method: "GET" | "POST" | "DELETE",
    path: string,
    more: { body?: object; key?: string },
  ): Promise<KlarnaResponse> {
    const url = `${getKlarnaHost(this.#account.place, currency)}${path}`;
    return callKlarna(this.#account, { method, url, ...more });
  }
}

interface Refusal {
  error_code?: string;
  error_messages?: string[];
}

/** `Bad value: order_amount` names the field after its colon. */
function toErrors({ status, body }: KlarnaResponse): GatewayError[] {
  const { error_code = String(status), error_messages = [] } = (body ?? {}) as Refusal;
  const messages = error_messages.length === 0 ? [error_code] : error_messages;
  return messages.map((message) => ({
    code: error_code,
    attribute: /: ([\w.[\]]+)/.exec(message)?.[1] ?? "authorization_token",
    message,
  }));
}

const formatErrors = (response: KlarnaResponse): string =>
  `${response.status} ${toErrors(response)
    .map(({ message }) => message)
    .join(", ")}`;

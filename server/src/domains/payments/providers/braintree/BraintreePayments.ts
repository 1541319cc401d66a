import { decimalText } from "@velours/sdk/rules";
import type { Address, SavedCard } from "@velours/sdk/types";
import type {
  BraintreeGateway,
  CreditCard,
  Transaction,
  TransactionRequest,
  ValidatedResponse,
  Customer as VaultedCustomer,
} from "braintree";
import { OutcomeUnknownError } from "../../../../platform/http/OutcomeUnknownError.ts";
import { PaymentFailedError } from "../../PaymentFailedError.ts";
import type {
  AuthorizationRequest,
  AuthorizationResult,
  CardGateway,
  Customer,
  FoundPayment,
  HeldPayment,
} from "../../PaymentProvider.ts";
import { RefundRefusedError } from "../../RefundRefusedError.ts";
import type { WebhookEvent } from "../../WebhookEvent.ts";
import type { BraintreeAccount } from "./BraintreeAccount.ts";
import { connect } from "./connect.ts";
import { descriptorName } from "./descriptorName.ts";
import { mergeDeviceData } from "./mergeDeviceData.ts";
import { parseNotification } from "./parseNotification.ts";
import { toDecline, toRejection } from "./toDecline.ts";
import { toVoidRefundId } from "./voidRefundId.ts";

declare module "braintree" {
  interface TransactionGateway {
    /** Its types know the amount alone. */
    refund(
      transactionId: string,
      options: { orderId: string; amount?: string },
    ): Promise<ValidatedResponse<Transaction>>;
  }
}

/** Errors after which nothing was charged: the gateway rejected the credentials or the client, or was never called. */
const certain = new Set(["authenticationError", "authorizationError", "upgradeRequired", "invalidKeysError"]);
const getErrorType = (error: unknown): string => (error as { type?: string }).type ?? "";

/** Rethrows an error, as an unknown outcome unless it is one of the above. */
function throwOutcomeUnknown(cause: unknown): never {
  throw certain.has(getErrorType(cause))
    ? cause
    : new OutcomeUnknownError("the card gateway gave no answer", { cause });
}

const held = new Set(["authorized", "authorizing"]);
const voidable = new Set(["authorized", "submitted_for_settlement", "settlement_pending"]);
const taken = new Set([
  "submitted_for_settlement",
  "settlement_pending",
  "settling",
  "settled",
  "settlement_confirmed",
]);
const released = new Set(["voided", "authorization_expired"]);
const refused = new Set(["settlement_declined", "processor_declined", "gateway_rejected", "failed"]);

const toCustomerId = ({ id }: Customer): string => `velours-${id}`;

/**
 * The card gateway, through its official SDK. The attempt's id is the order id of its transaction, so an attempt whose
 * response was lost is found by it.
 */
export class BraintreePayments implements CardGateway {
  readonly id = "braintree";
  readonly gateway: BraintreeGateway;
  readonly #account: BraintreeAccount;

  constructor(account: BraintreeAccount) {
    this.#account = account;
    this.gateway = connect(account);
  }

  async createToken(currency: string, customer: Customer | null) {
    const isInVault = customer !== null && (await this.#findCustomer(customer)) !== undefined;
    const { clientToken } = await this.gateway.clientToken
      .generate({
        merchantAccountId: this.#getMerchantAccount(currency),
        ...(isInVault && { customerId: toCustomerId(customer) }),
      })
      .catch(throwOutcomeUnknown);
    return { token: clientToken, vaulted: customer !== null };
  }

  async listCards(customer: Customer): Promise<SavedCard[]> {
    const found = await this.#findCustomer(customer);
    return ((found?.creditCards ?? []) as (CreditCard & { globalId: string })[]).map(
      ({ globalId, cardType, last4, expirationMonth, expirationYear, token }) => ({
        globalId,
        cardType,
        last4,
        expirationDate: `${expirationMonth}/${expirationYear}`,
        token,
      }),
    );
  }

  async authorize(request: AuthorizationRequest): Promise<AuthorizationResult> {
    let result: ValidatedResponse<Transaction>;
    try {
      result = await this.gateway.transaction.sale(await this.#toSale(request));
    } catch (error) {
      if (certain.has(getErrorType(error))) throw error;
      return await this.#lookUp(request);
    }
    if (result.success) {
      const { id } = result.transaction;
      return { outcome: "authorized", transactionId: id, card: getCardIdentifier(result.transaction) };
    }
    const transaction = result.transaction as Transaction | undefined;
    if (transaction?.status === "gateway_rejected") {
      const reason = String(transaction.gatewayRejectionReason);
      // The gateway saw this order id a moment ago: that transaction decides.
      return reason === "duplicate" ? await this.#lookUp(request) : toRejection(reason);
    }
    if (transaction !== undefined)
      return { ...toDecline(transaction.processorResponseCode), card: getCardIdentifier(transaction) };
    const errors = result.errors.deepErrors();
    return {
      outcome: "invalid",
      errors: errors.map(({ code, attribute, message }) => ({ code, attribute, message })),
    };
  }

  async find({ attemptId }: HeldPayment): Promise<FoundPayment> {
    const all = await this.#search(attemptId);
    const transaction =
      all.find(({ status }) => held.has(status) || taken.has(status)) ??
      all.find(({ status }) => released.has(status));
    if (transaction === undefined) return { state: "none" };
    const state = held.has(transaction.status)
      ? "held"
      : taken.has(transaction.status)
        ? "taken"
        : "released";
    return { state, transactionId: transaction.id };
  }

  async capture({ attemptId, transactionId, amount }: HeldPayment): Promise<void> {
    if (transactionId === null) throw new Error("nothing was held");
    const result = await this.gateway.transaction.submitForSettlement(transactionId, decimalText(amount));
    if (!result.success) {
      const { status } = await this.gateway.transaction.find(transactionId);
      if (released.has(status) || refused.has(status)) throw new PaymentFailedError(status);
      if (!taken.has(status))
        throw new Error(`cannot settle ${transactionId} (${status}): ${result.message}`);
    }
    // A saved card can be held twice: by a sale whose response was lost, found too late, and by the one after it.
    for (const { id, status } of await this.#search(attemptId)) {
      if (id !== transactionId && held.has(status)) requireSuccess(await this.gateway.transaction.void(id));
    }
  }

  async void({ attemptId, transactionId }: HeldPayment): Promise<void> {
    const all = await this.#search(attemptId);
    // A search can lag behind; a known id is looked up directly.
    if (transactionId !== null && !all.some(({ id }) => id === transactionId)) {
      all.push(await this.gateway.transaction.find(transactionId));
    }
    for (const { id, status } of all) {
      if (voidable.has(status)) requireSuccess(await this.gateway.transaction.void(id));
      else if (taken.has(status)) await this.#refund(id, undefined, toVoidRefundId(attemptId));
    }
  }

  async refund(payment: HeldPayment, amount: number, refundId: string): Promise<void> {
    if (payment.transactionId === null) throw new Error("nothing was taken");
    const { status } = await this.gateway.transaction.find(payment.transactionId);
    if (status === "voided") return;
    // A payment that is not settled yet cannot be refunded in part, but it can be voided.
    if (voidable.has(status) && amount === payment.amount) {
      requireSuccess(await this.gateway.transaction.void(payment.transactionId));
    } else await this.#refund(payment.transactionId, amount, refundId);
  }

  async parseWebhook(body: string): Promise<WebhookEvent> {
    return await parseNotification(this.gateway, body);
  }

  async #refund(transactionId: string, amount: number | undefined, refundId: string): Promise<void> {
    if (await this.#isRefunded(transactionId, refundId)) return;
    const options = { orderId: refundId, ...(amount !== undefined && { amount: decimalText(amount) }) };
    // The order id tells a repeated refund.
    requireRefund(await this.gateway.transaction.refund(transactionId, options).catch(throwOutcomeUnknown));
  }

  /** A search can lag behind; the payment itself names its refunds at once. */
  async #isRefunded(transactionId: string, refundId: string): Promise<boolean> {
    const { refundIds = [] } = await this.gateway.transaction.find(transactionId);
    const refunds = await Promise.all(refundIds.map((id) => this.gateway.transaction.find(id)));
    return refunds.some(({ orderId }) => orderId === refundId);
  }

  /** Looks up a sale whose response was lost. */
  async #lookUp(request: AuthorizationRequest): Promise<AuthorizationResult> {
    try {
      const all = await this.#search(request.attemptId);
      const good = all.find(({ status }) => held.has(status) || taken.has(status));
      if (good !== undefined) return { outcome: "authorized", transactionId: good.id };
      const bad = all.find(({ status }) => status === "processor_declined");
      return bad === undefined ? { outcome: "unknown" } : toDecline(bad.processorResponseCode);
    } catch {
      return { outcome: "unknown" };
    }
  }

  async #search(orderId: string): Promise<Transaction[]> {
    const found: Transaction[] = [];
    const stream = this.gateway.transaction.search((search) => search.orderId().is(orderId));
    for await (const transaction of stream) found.push(transaction as Transaction);
    return found;
  }

  async #findCustomer(customer: Customer): Promise<VaultedCustomer | undefined> {
    try {
      return await this.gateway.customer.find(toCustomerId(customer));
    } catch (error) {
      if (getErrorType(error) === "notFoundError") return undefined;
      return throwOutcomeUnknown(error);
    }
  }

  async #toSale(request: AuthorizationRequest): Promise<TransactionRequest> {
    const { attemptId, nonce, saved, amount, currency, email, billing, shipping, keepFor } = request;
    const { deviceData, kountId, descriptor } = request;
    const name = descriptor ? descriptorName(descriptor) : undefined;
    const isInVault = keepFor && !saved && (await this.#findCustomer(keepFor)) !== undefined;
    const person = { firstName: billing?.firstname ?? "", lastName: billing?.lastname ?? "", email };
    return {
      amount: decimalText(amount),
      orderId: attemptId,
      merchantAccountId: this.#getMerchantAccount(currency),
      ...(saved ? { paymentMethodToken: nonce } : { paymentMethodNonce: nonce }),
      ...(keepFor && isInVault && { customerId: toCustomerId(keepFor) }),
      ...(!saved && !isInVault && { customer: keepFor ? { ...person, id: toCustomerId(keepFor) } : person }),
      deviceData: mergeDeviceData(deviceData, kountId, this.#account.fraudMerchantId),
      ...(name !== undefined && { descriptor: { name } }),
      ...(billing && { billing: toBraintreeAddress(billing) }),
      ...(shipping && { shipping: toBraintreeAddress(shipping) }),
      options: { submitForSettlement: false, storeInVaultOnSuccess: Boolean(keepFor && !saved) },
    } as TransactionRequest;
  }

  #getMerchantAccount(currency: string): string {
    const id = this.#account.merchantAccounts[currency];
    if (id === undefined) throw new Error(`no merchant account settles in ${currency}`);
    return id;
  }
}

/** The gateway's own random name for a card number; wallets and other services have none. */
const getCardIdentifier = ({ creditCard }: Transaction): string | undefined =>
  creditCard?.uniqueNumberIdentifier || undefined;

const toBraintreeAddress = (address: Address) => ({
  firstName: address.firstname ?? "",
  lastName: address.lastname ?? "",
  streetAddress: address.address1 ?? "",
  extendedAddress: address.address2 ?? "",
  locality: address.city ?? "",
  region: address.state ?? "",
  postalCode: address.zipcode ?? "",
  countryCodeAlpha2: address.country?.toUpperCase() ?? "",
});

/** For calls that must do what they say; the gateway's own words are the error. */
/** "Cannot refund transaction unless it is settled", which it will be. */
const notSettled = "91506";

/** A refund that breaks a rule of the gateway's, or that the bank declined for good, is never tried again. */
function requireRefund(result: ValidatedResponse<Transaction>): void {
  if (result.success) return;
  const codes = result.errors.deepErrors().map(({ code }) => String(code));
  const isDeclined = result.transaction?.processorResponseType === "hard_declined";
  const isInvalid = codes.length > 0 && !codes.includes(notSettled);
  throw new (isDeclined || isInvalid ? RefundRefusedError : Error)(result.message);
}

function requireSuccess(result: ValidatedResponse<Transaction>): void {
  if (!result.success) throw new Error(result.message);
}

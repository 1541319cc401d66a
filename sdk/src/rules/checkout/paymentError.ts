import { type CardField, getFirstCardField } from "./cardFields.ts";

/** Texts of the payment error table; the web has their words. */
export type PaymentText =
  /** Please refresh the page and try again */
  | "refreshAndTryAgain"
  /** Something went wrong, refresh the page and try again */
  | "somethingWentWrong"
  /** Too many failed payment attempts, please try again later. */
  | "tooManyAttempts"
  /** Please fill all credit card fields before submitting. */
  | "cardFieldsEmpty"
  /** Your {field} is invalid. Please update before submiting again. */
  | "cardFieldInvalid"
  /** There was an error, please try again */
  | "tryAgain"
  /** Please review you shipping address and try again */
  | "reviewShippingAddress"
  /** The shipping prices have changed. Please refresh the page and re-add the products to the cart. */
  | "shippingPricesChanged";

export const BILLING_FIELDS = [
  "firstname",
  "lastname",
  "address1",
  "city",
  "state",
  "country",
  "zipcode",
] as const;
export type BillingField = (typeof BILLING_FIELDS)[number];

/** The error shown under the payment method. */
export type PaymentError =
  | { kind: "ignored" }
  | { kind: "text"; text: PaymentText; field?: CardField }
  /** The error's own message, with the errors of the billing form. */
  | {
      kind: "message";
      message: string;
      reference?: string;
      values?: object;
      fields: Partial<Record<BillingField, string>>;
    };

const IGNORED: readonly unknown[] = ["HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME", "VENMO_NOT_ENABLED"];
/** Texts of references whatever the server's message is. */
const FIXED_TEXTS = new Map<unknown, PaymentText>([
  ["kountDIDFailure", "refreshAndTryAgain"],
  ["shippingRateRequired", "reviewShippingAddress"],
  ["shippingDoesNotMatch", "shippingPricesChanged"],
]);
const CONSUMED_NONCE = "91564";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Errors of `user.address.billing.{field}` in an error's value. */
function billingErrors(value: unknown): Partial<Record<BillingField, string>> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    BILLING_FIELDS.flatMap((field) => {
      const text = value[`user.address.billing.${field}`];
      return typeof text === "string" ? [[field, text]] : [];
    }),
  );
}

const text = (name: PaymentText, field?: CardField): PaymentError =>
  field ? { kind: "text", text: name, field } : { kind: "text", text: name };

function invalidKeys(error: Record<string, unknown>): string[] {
  const { details } = error;
  const keys = isObject(details) ? details.invalidFieldKeys : undefined;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
}

/**
 * The error of a failed payment, in order of precedence: ignored set-up codes, HTTP 429, an array of the
 * gateway, hosted-field codes, a reference, a message, the fallback. `error` is the gateway's or the
 * server's error as it came, `status` the HTTP status when there is one.
 */
export function parsePaymentError(error: unknown, status?: number): PaymentError {
  const failure = isObject(error) ? error : {};
  if (IGNORED.includes(failure.code)) return { kind: "ignored" };
  if (status === 429) return text("tooManyAttempts");
  if (Array.isArray(error)) {
    const consumed = error.some(
      (gatewayError) => isObject(gatewayError) && String(gatewayError.code) === CONSUMED_NONCE,
    );
    return text(consumed ? "refreshAndTryAgain" : "somethingWentWrong");
  }
  if (failure.code === "HOSTED_FIELDS_FIELDS_EMPTY") return text("cardFieldsEmpty");
  if (failure.code === "HOSTED_FIELDS_FIELDS_INVALID")
    return text("cardFieldInvalid", getFirstCardField(invalidKeys(failure)));
  const fixed = FIXED_TEXTS.get(failure.reference);
  if (fixed) return text(fixed);
  const message = typeof failure.message === "string" ? failure.message : "";
  if (!message) return text("tryAgain");
  return {
    kind: "message",
    message,
    ...(typeof failure.reference === "string" && {
      reference: failure.reference,
      ...(isObject(failure.values) && { values: failure.values }),
    }),
    fields: billingErrors(failure.value),
  };
}

import { getErrorMessage } from "@velours/sdk/errors";
import { type BillingField, type CardField, type PaymentText, parsePaymentError } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

/** Texts after a failed payment. */
export interface PaymentFailure {
  /** Under the payment method. */
  text: string;
  /** On the billing form. */
  fields: Partial<Record<BillingField, string>>;
}

/**
 * The words for a failed payment by the SDK's table, in the page's language; null for what is to be
 * ignored. `error` as it came from gateway or server, `status` with an answer.
 */
export function paymentText(
  text: Text,
  language: Language,
  error: unknown,
  status?: number,
): PaymentFailure | null {
  const found = parsePaymentError(error, status);
  if (found.kind === "ignored") return null;
  if (found.kind === "text") return { text: namedText(text, found.text, found.field), fields: {} };
  const fields = Object.entries(found.fields).map(([field, message]) => [
    field,
    getErrorMessage({ message }, language),
  ]);
  return { text: getErrorMessage(found, language), fields: Object.fromEntries(fields) };
}

function namedText(text: Text, name: PaymentText, field: CardField = "card"): string {
  switch (name) {
    case "refreshAndTryAgain":
      return text(m.refresh_and_try_again);
    case "somethingWentWrong":
      return text(m.something_went_wrong);
    case "tooManyAttempts":
      return text(m.too_many_attempts);
    case "cardFieldsEmpty":
      return text(m.card_fields_empty);
    case "cardFieldInvalid":
      return text(m.card_field_invalid, { field: fieldName(text, field) });
    case "tryAgain":
      return text(m.there_was_an_error);
    case "reviewShippingAddress":
      return text(m.review_shipping_address);
    case "shippingPricesChanged":
      return text(m.shipping_prices_changed);
  }
}

function fieldName(text: Text, field: CardField): string {
  switch (field) {
    case "number":
      return text(m.card_number);
    case "cvv":
      return text(m.card_cvv);
    case "expirationDate":
      return text(m.card_field_expiry_date);
    case "postalCode":
      return text(m.postal_code);
    case "card":
      return text(m.credit_card);
  }
}

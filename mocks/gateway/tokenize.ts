import { detectBrand, keepDigits } from "./frame/card.ts";
import { readExpiry } from "./frame/expiry.ts";
import type { FieldValues } from "./frame/fields.ts";
import { invalidFields } from "./frame/fields.ts";
import type { TokenizeError, TokenizePayload } from "./frame/messages.ts";
import { createCardNonce, tokenisesOnce } from "./scenarios.ts";

export interface TokenizeRequest {
  authorization: string;
  /** 1 for the first token of a form, 2 for the next one. */
  sequence: number;
  fields: FieldValues;
}

/** Card fields in, a nonce that carries the scenario out; codes and texts are the real SDK's. */
export function tokenize(
  { authorization, sequence, fields }: TokenizeRequest,
  now: Date,
): { payload: TokenizePayload } | { error: TokenizeError } {
  if (!authorization) {
    return { error: { code: "CLIENT_AUTHORIZATION_INVALID", message: "Authorization is invalid." } };
  }
  if (Object.values(fields).every((value) => value.trim() === "")) {
    return {
      error: {
        code: "HOSTED_FIELDS_FIELDS_EMPTY",
        message: "All fields are empty. Cannot tokenize empty card fields.",
      },
    };
  }
  const invalidFieldKeys = invalidFields({ number: "", cvv: "", expirationDate: "", ...fields }, now);
  const number = keepDigits(fields.number ?? "");
  const brand = detectBrand(number);
  const expiry = readExpiry(fields.expirationDate ?? "");
  if (invalidFieldKeys.length > 0 || !brand || !expiry) {
    return {
      error: {
        code: "HOSTED_FIELDS_FIELDS_INVALID",
        message: "Some payment input fields are invalid. Cannot tokenize invalid card fields.",
        details: { invalidFieldKeys },
      },
    };
  }
  if (number === tokenisesOnce && sequence > 1) {
    return {
      error: {
        code: "HOSTED_FIELDS_FAILED_TOKENIZATION",
        message: "The supplied card data failed tokenization.",
      },
    };
  }
  return {
    payload: {
      nonce: createCardNonce(number),
      type: "CreditCard",
      description: `ending in ${number.slice(-2)}`,
      details: {
        bin: number.slice(0, 6),
        lastTwo: number.slice(-2),
        lastFour: number.slice(-4),
        cardType: brand.niceType,
        expirationMonth: expiry.month,
        expirationYear: expiry.year,
      },
    },
  };
}

import type { Brand } from "./card.ts";
import { detectBrand, groupNumber, isCodeValid, isNumberValid, keepDigits } from "./card.ts";
import { formatExpiry, isExpiryValid } from "./expiry.ts";

export type FieldKey = "number" | "cvv" | "expirationDate" | "postalCode";
export type FieldValues = Partial<Record<FieldKey, string>>;

/** The order in which a form shows them, and in which invalid ones are named. */
const fieldKeys: readonly FieldKey[] = ["number", "expirationDate", "cvv", "postalCode"];

export interface FieldKind {
  autocomplete: "cc-number" | "cc-csc" | "cc-exp" | "postal-code";
  inputmode: "numeric" | "text";
  maxLength: number;
  label: { en: string; fr: string };
  format(text: string, deleting: boolean): string;
  isValid(value: string, brand: Brand | undefined, now: Date): boolean;
}

export const fields: Record<FieldKey, FieldKind> = {
  number: {
    autocomplete: "cc-number",
    inputmode: "numeric",
    maxLength: 23,
    label: { en: "Card Number", fr: "Numéro de carte" },
    format: (text) =>
      groupNumber(keepDigits(text).slice(0, detectBrand(keepDigits(text))?.lengths.at(-1) ?? 19)),
    isValid: (value) => isNumberValid(keepDigits(value)),
  },
  cvv: {
    autocomplete: "cc-csc",
    inputmode: "numeric",
    maxLength: 4,
    label: { en: "CVV", fr: "CVV" },
    format: (text) => keepDigits(text).slice(0, 4),
    isValid: isCodeValid,
  },
  expirationDate: {
    autocomplete: "cc-exp",
    inputmode: "numeric",
    maxLength: 7,
    label: { en: "Expiration date (MM/YY)", fr: "Date d’expiration (MM/AA)" },
    format: formatExpiry,
    isValid: (value, _brand, now) => isExpiryValid(value, now),
  },
  postalCode: {
    autocomplete: "postal-code",
    inputmode: "text",
    maxLength: 10,
    label: { en: "Postal Code", fr: "Code postal" },
    format: (text) => text.slice(0, 10),
    isValid: (value) => /^[A-Za-z\d][A-Za-z\d -]{2,9}$/.test(value.trim()),
  },
};

export function isFieldKey(text: unknown): text is FieldKey {
  return typeof text === "string" && Object.hasOwn(fields, text);
}

/** Keys of the given fields that do not hold, in form order; a blank one does not. */
export function invalidFields(values: FieldValues, now: Date): FieldKey[] {
  const brand = detectBrand(keepDigits(values.number ?? ""));
  return fieldKeys.filter((key) => {
    const value = values[key];
    return value !== undefined && !fields[key].isValid(value, brand, now);
  });
}

import { catalogue, type ErrorTexts, type references } from "./generated/errors.ts";
import { errors as en } from "./generated/texts.en.ts";
import { fields, errors as fr } from "./generated/texts.fr.ts";
import type { components } from "./generated/types.ts";
import { SERVER_CART_TEXTS } from "./rules/checkout/serverCartTexts.ts";
import type { Language } from "./validation.ts";

export { catalogue, references } from "./generated/errors.ts";
export type { Language } from "./validation.ts";

/** The name of an error; the list is closed. */
export type ErrorReference = keyof typeof catalogue;

/** An error of the contract as it travels: `{ reference, message, value }`. */
export type ErrorBody<R extends ErrorReference = ErrorReference> = {
  [Name in R]: Capitalize<Name> extends keyof components["schemas"]
    ? components["schemas"][Capitalize<Name>]
    : never;
}[R];

/** The references an operation may answer. */
export type OperationReferences<Op extends keyof typeof references> = (typeof references)[Op][number];

/** The texts by language. */
export const errorTexts: Readonly<Record<Language, ErrorTexts>> = { en, fr };

type Values = Readonly<Record<string, string | number>>;

export interface TextOptions {
  /** Fills the placeholders: `{ minimum: 50 }`. */
  values?: Values | undefined;
  /** Where a reference has several texts: what it is said of (a promotion's type), or the English text itself. */
  of?: string | undefined;
  language?: Language;
}

/** True when this is an error of the contract, and of this reference if one is named. */
export function isReference<R extends ErrorReference = ErrorReference>(
  error: unknown,
  reference?: R,
): error is ErrorBody<R> {
  const name = (error as { reference?: unknown } | null | undefined)?.reference;
  if (typeof name !== "string" || !Object.hasOwn(catalogue, name)) return false;
  return reference === undefined || name === reference;
}

/** The text of a reference from the catalogue. */
export const getErrorText = (
  reference: ErrorReference,
  { values = {}, of, language = "en" }: TextOptions = {},
): string => fill(errorTexts[language][reference][findText(reference, of)]?.text ?? "", values);

/** The English text of a reference as it travels, with the values of its placeholders where it has some. */
export function writeMessage(
  reference: ErrorReference,
  { values = {}, of }: Omit<TextOptions, "language"> = {},
): { message: string; values?: Values } {
  const text = en[reference][findText(reference, of)]?.text ?? "";
  const message = fill(text, values);
  const names = isPlaceholder(text) ? [] : [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  const own = names.flatMap((name) => (name in values ? [[name, values[name]] as const] : []));
  return own.length > 0 ? { message, values: Object.fromEntries(own) as Values } : { message };
}

/** The place of a text among those of its reference. */
function findText(reference: ErrorReference, of: string | undefined): number {
  const own =
    of === undefined ? -1 : en[reference].findIndex((each) => each.for?.includes(of) || each.text === of);
  return own >= 0
    ? own
    : Math.max(
        0,
        en[reference].findIndex((each) => !each.for),
      );
}

/**
 * The text to show for an error, in the shopper's language. Errors arrive in English, with the values of their text; a
 * text that is not known is shown as received.
 */
export function getErrorMessage(
  error: { message?: string; reference?: string; values?: unknown },
  language: Language,
): string {
  const { message = "" } = error;
  if (language === "en") return message;
  const values = (typeof error.values === "object" && error.values ? error.values : {}) as Values;
  return (
    (isReference(error) && translate([error.reference], message, values)) ||
    fields[message] ||
    translate(Object.keys(catalogue) as ErrorReference[], message, values) ||
    Object.values(SERVER_CART_TEXTS).find((text) => text.en === message)?.fr ||
    message
  );
}

/** The texts of a `validationError` by path, in the shopper's language. */
export function getFieldMessages(error: unknown, language: Language): Record<string, string> {
  const value = isReference(error) ? (error.value as unknown) : undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry): entry is [string, string] => typeof entry[1] === "string")
      .map(([path, message]) => [path, getErrorMessage({ message }, language)]),
  );
}

function translate(
  references: readonly ErrorReference[],
  message: string,
  values: Values,
): string | undefined {
  for (const reference of references) {
    const place = en[reference].findIndex(({ text }) => fill(text, values) === message);
    if (place >= 0) return fill(fr[reference][place]?.text ?? "", values);
  }
  return undefined;
}

const PLACEHOLDER = /\{(\w+)\}/g;

const isPlaceholder = (text: string): boolean => /^\{\w+\}$/.test(text);

const fill = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (all, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : all,
  );

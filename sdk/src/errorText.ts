import { translateCurrencyText } from "./currencyText.ts";
import type { ErrorBody, EveryReference } from "./errorTypes.ts";
import type { ErrorTexts } from "./generated/errors.ts";
import { getOwn } from "./rules/getOwn.ts";
import type { Language } from "./validation.ts";

type Values = Readonly<Record<string, string | number>>;

/** The texts of references by language. */
export type TextsByLanguage<R extends string> = Readonly<Record<Language, ErrorTexts<R>>>;

/** The texts that come in an answer. */
export interface AnswerTexts<R extends string> {
  errors: TextsByLanguage<R>;
  /** French texts of fields, by their English. */
  fields: Readonly<Record<string, string>>;
}

export interface TextOptions {
  /** Fills the placeholders: `{ minimum: 50 }`. */
  values?: Values | undefined;
  /** Where a reference has several texts: what it is said of (a promotion's type), or the English text itself. */
  of?: string | undefined;
  language?: Language;
}

/** True when this is an error of the contract, and of this reference if one is named. */
export const createIsReference =
  <Named extends EveryReference>(catalogue: Readonly<Record<Named, object>>) =>
  <R extends Named = Named>(error: unknown, reference?: R): error is ErrorBody<R> => {
    const name = (error as { reference?: unknown } | null | undefined)?.reference;
    if (typeof name !== "string" || !Object.hasOwn(catalogue, name)) return false;
    return reference === undefined || name === reference;
  };

/** The text of a reference. */
export const createGetErrorText =
  <R extends string>(errors: TextsByLanguage<R>) =>
  (reference: R, { values = {}, of, language = "en" }: TextOptions = {}): string =>
    fill(errors[language][reference][findText(errors.en, reference, of)]?.text ?? "", values);

/** The English text of a reference as it travels, with the values of its placeholders where it has some. */
export const createWriteMessage =
  <R extends string>(en: ErrorTexts<R>) =>
  (
    reference: R,
    { values = {}, of }: Omit<TextOptions, "language"> = {},
  ): { message: string; values?: Values } => {
    const text = en[reference][findText(en, reference, of)]?.text ?? "";
    const message = fill(text, values);
    const names = isPlaceholder(text) ? [] : [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
    const own = names.flatMap((name) => (name in values ? [[name, values[name]] as const] : []));
    return own.length > 0 ? { message, values: Object.fromEntries(own) as Values } : { message };
  };

/** The place of a text among those of its reference. */
function findText<R extends string>(en: ErrorTexts<R>, reference: R, of: string | undefined): number {
  const own =
    of === undefined ? -1 : en[reference].findIndex((each) => each.for?.includes(of) || each.text === of);
  return own >= 0
    ? own
    : Math.max(
        0,
        en[reference].findIndex((each) => !each.for),
      );
}

export interface ErrorText {
  message?: string;
  reference?: string;
  values?: unknown;
}

/**
 * The text to show for an error, in the shopper's language; a card gateway's list has the text of each entry. Errors arrive
 * in English, with the values of their text; a text that is not known is shown as received.
 */
export const createGetErrorMessage = <R extends string>({ errors: { en, fr }, fields }: AnswerTexts<R>) => {
  const getErrorMessage = (error: ErrorText | ErrorText[], language: Language): string => {
    if (Array.isArray(error)) return error.map((entry) => getErrorMessage(entry, language)).join(" ");
    const { message = "", reference, values } = error;
    if (language === "en") return message;
    const filled: Values = Object(values);
    const translate = (references: readonly R[]): string | undefined => {
      for (const reference of references) {
        const place = en[reference].findIndex(({ text }) => fill(text, filled) === message);
        const french = fr[reference][place]?.text;
        if (french) return fill(french, filled);
      }
      return undefined;
    };
    const references = Object.keys(en) as R[];
    return (
      translate(references.filter((name) => name === reference)) ||
      getOwn(fields, message) ||
      translateCurrencyText(message) ||
      translate(references) ||
      message
    );
  };
  return getErrorMessage;
};

/** The texts of a `validationError` by path, in the shopper's language. */
export const createGetFieldMessages =
  <R extends string>(texts: AnswerTexts<R>) =>
  (error: unknown, language: Language): Record<string, string> => {
    const { reference, value } = (error ?? {}) as { reference?: unknown; value?: unknown };
    if (typeof reference !== "string" || !Object.hasOwn(texts.errors.en, reference)) return {};
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    const getErrorMessage = createGetErrorMessage(texts);
    return Object.fromEntries(
      Object.entries(value)
        .filter((entry): entry is [string, string] => typeof entry[1] === "string")
        .map(([path, message]) => [path, getErrorMessage({ message }, language)]),
    );
  };

const PLACEHOLDER = /\{(\w+)\}/g;

const isPlaceholder = (text: string): boolean => /^\{\w+\}$/.test(text);

const fill = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (all, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : all,
  );

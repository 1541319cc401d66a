import { catalogue, type references } from "./generated/errors.ts";
import { translations } from "./generated/translations.ts";
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

interface Text {
  readonly for?: readonly string[];
  readonly en: string;
  readonly fr: string;
}

export interface TextOptions {
  /** Fills the placeholders: `{ minimum: 50 }`. */
  values?: Record<string, string | number>;
  /** Where a reference has several texts: what it is said of (a promotion's type), or the English text itself. */
  of?: string;
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
export function getErrorText(
  reference: ErrorReference,
  { values = {}, of, language = "en" }: TextOptions = {},
): string {
  const texts: readonly Text[] = catalogue[reference].messages;
  const text =
    texts.find((text) => of !== undefined && (text.for?.includes(of) || text.en === of)) ??
    texts.find((text) => !text.for) ??
    texts[0];
  return fill(text?.[language] ?? "", values);
}

/**
 * The text to show for an error, in the shopper's language. Errors arrive in English; a text the catalogue knows is
 * translated, its amounts and names kept, and one it does not know is shown as received.
 */
export function getErrorMessage(error: { message?: string; reference?: string }, language: Language): string {
  const message = error.message ?? "";
  if (language === "en") return message;
  const own: readonly Text[] = isReference(error) ? catalogue[error.reference].messages : [];
  return translate(message, own) ?? translations[message] ?? translate(message, everyText()) ?? message;
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

function* everyText(): Generator<Text> {
  for (const { messages } of Object.values(catalogue)) yield* messages;
  yield* Object.values(SERVER_CART_TEXTS);
  for (const [en, fr] of Object.entries(translations)) if (en.includes("{")) yield { en, fr };
}

function translate(message: string, texts: Iterable<Text>): string | undefined {
  for (const { en, fr } of texts) {
    if (en === message) return fr;
    const names = [...en.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
    // A text that is all placeholder would fit everything.
    if (names.length === 0 || /^\W*$/.test(en.replace(/\{\w+\}/g, ""))) continue;
    const pattern = en
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("(.+?)");
    const found = new RegExp(`^${pattern}$`, "s").exec(message);
    if (found)
      return fill(fr, Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""])));
  }
  return undefined;
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : all,
  );

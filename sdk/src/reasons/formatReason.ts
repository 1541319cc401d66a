import type { Language } from "../types.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Reason } from "./Reason.ts";

const texts = { en, fr };

const separators = { en: "; ", fr: "\u00a0; " };

const isReason = (value: unknown): value is Reason =>
  typeof value === "object" && value !== null && "key" in value && "values" in value;

/** The sentence of a reason. */
export function formatReason({ key, values }: Reason, language: Language): string {
  const format = texts[language][key] as (values: object) => string;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    isReason(value) ? formatReason(value, language) : value,
  ]);
  return format(Object.fromEntries(written));
}

/** The sentences of several reasons as one text. */
export const formatReasons = (reasons: readonly Reason[], language: Language): string =>
  reasons.map((each) => formatReason(each, language)).join(separators[language]);

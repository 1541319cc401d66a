import type { Locale } from "../rules/sites/getLocale.ts";
import type { Language } from "../types.ts";

/** Texts are chosen by it: a locale, or a language where only that is known. */
export type TextLocale = Locale | Language;

/** Texts of emails and documents by language. `fr` is Canada's French, and France's own texts stand in its place. */
export type LocaleTexts = Record<Language, object> & { "fr-FR"?: object };

/** Some of the texts, also some of those that stand together. */
type Some<Texts> = {
  [Name in keyof Texts]?: Texts[Name] extends (...values: never[]) => string
    ? Texts[Name]
    : Some<Texts[Name]>;
};

/** The language of a locale. */
export const toLanguage = (locale: TextLocale): Language => locale.slice(0, 2) as Language;

/** The texts of a locale. */
export const textsIn = <Texts extends object>(
  texts: { en: Texts; fr: NoInfer<Texts>; "fr-FR"?: Some<NoInfer<Texts>> },
  locale: TextLocale,
): Texts => (locale === "fr-FR" ? overlay(texts.fr, texts["fr-FR"] ?? {}) : texts[toLanguage(locale)]);

const overlay = <Texts extends object>(texts: Texts, own: object): Texts => {
  const replaced = Object.entries(own).map(([name, text]) => {
    const below: unknown = texts[name as keyof Texts];
    return [name, typeof text === "object" ? overlay(below as object, text as object) : text];
  });
  return { ...texts, ...Object.fromEntries(replaced) };
};

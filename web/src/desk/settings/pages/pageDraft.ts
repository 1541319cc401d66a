import { excerptTexts } from "@velours/sdk/rules";
import type { Language, Page } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { formatLanguage } from "../../formatLanguage.ts";
import { type PageField, pageFields, wordFields } from "./pageFields.ts";

/** Typed values by the paths of their fields; fields that nobody touched are not in it. */
export type PageEdits = Readonly<Record<string, string | boolean>>;

type Values = Record<string, unknown>;

const mostShown = 400;

/** The field of a page at a path, with the language of its words; undefined for any other path. */
function findPageField(path: string): { field: PageField; language?: string } | undefined {
  const [, language, name] = /^translations\.([^.]+)\.(.+)$/.exec(path) ?? [];
  const fields = language === undefined ? [...wordFields, ...pageFields] : wordFields;
  const field = fields.find((each) => each.name === (name ?? path));
  return field && { field, ...(language !== undefined && { language }) };
}

/** Path of a field of words in a language; undefined is the page's own. */
export const wordPath = (name: string, language: string | undefined): string =>
  language === undefined ? name : `translations.${language}.${name}`;

/** The value of a field as the form shows it: empty where it is not set. */
export function readPageField(page: Page, path: string): string | boolean {
  const found = findPageField(path);
  if (found === undefined) return "";
  const { field, language } = found;
  const words: unknown = language === undefined ? page : page.translations?.[language];
  const value = (words as Values | undefined)?.[field.name];
  if (field.kind === "flag") return value !== false;
  return value == null ? "" : String(value);
}

/** The page with what was typed. All else stays as it is, so what somebody else changed meanwhile does, too. */
export function applyPageEdits(page: Page, edits: PageEdits): Page {
  return Object.entries(edits).reduce((next, [path, typed]) => {
    const value = typeof typed === "string" && !path.endsWith("html") ? typed.trim() : typed;
    const found = findPageField(path);
    return found === undefined || value === readPageField(next, path) ? next : setField(next, found, value);
  }, page);
}

function setField(
  page: Page,
  { field: { name, kind }, language }: NonNullable<ReturnType<typeof findPageField>>,
  typed: string | boolean,
): Page {
  const value = kind === "whole" ? Number(typed) : typed;
  if (language === undefined) {
    // A page has a title and a text, however empty: the shop refuses a missing title.
    if (typed === "" && name !== "title" && name !== "html") return without(page, name);
    return { ...page, [name]: value };
  }
  const { [language]: own, ...others } = page.translations ?? {};
  const words = typed === "" ? without(own ?? {}, name) : { ...own, [name]: value };
  const translations = Object.keys(words).length > 0 ? { ...others, [language]: words } : others;
  return Object.keys(translations).length > 0 ? { ...page, translations } : without(page, "translations");
}

const without = <T extends object>(object: T, name: string): T =>
  Object.fromEntries(Object.entries(object).filter(([each]) => each !== name)) as T;

/** The languages that a page has words for beside its own, or that its sites are read in. */
export function listLanguages(page: Page, supported: readonly string[], own: string): string[] {
  const languages = new Set([...supported, ...Object.keys(page.translations ?? {})]);
  if (languages.has("fr")) languages.add("fr-FR");
  if (page.translations?.[own] === undefined) languages.delete(own);
  return [...languages].sort();
}

/** Name of a field: "Title" of the page's own words, "Title, French" of a translation. */
export function labelPageField(path: string, text: Text, language: Language): string | undefined {
  const found = findPageField(path);
  if (found === undefined) return undefined;
  const label = text(found.field.label);
  return found.language === undefined ? label : `${label}, ${formatLanguage(found.language, language)}`;
}

/** The fields in which two forms of a page differ; of a long text the part that does. */
export function listPageChanges(before: Page, after: Page, text: Text, language: Language): ShownChange[] {
  const languages = new Set([before, after].flatMap(({ translations = {} }) => Object.keys(translations)));
  const paths = [
    ...[undefined, ...languages].flatMap((each) => wordFields.map(({ name }) => wordPath(name, each))),
    ...pageFields.map(({ name }) => name),
  ];
  return paths.flatMap((path) => {
    const [from, to] = [readPageField(before, path), readPageField(after, path)];
    if (from === to) return [];
    const shown =
      typeof from === "string" && typeof to === "string"
        ? excerptTexts(from, to, mostShown)
        : [from, to].map((value) => text(value ? m.desk_log_yes : m.desk_log_no));
    const label = labelPageField(path, text, language);
    return [{ path, label, before: shown[0] || null, after: shown[1] || null }];
  });
}

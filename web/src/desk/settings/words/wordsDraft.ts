import { excerptTexts } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { formatLanguage } from "../../formatLanguage.ts";
import { readPath, setPath } from "../fields/fieldEdits.ts";
import { type Filters, formatFilters, readFilters, rebaseFilters } from "../fields/filterLines.ts";
import type { WordField, WordFields } from "./WordFields.ts";

/** A document with words in several languages. */
export interface Worded {
  title: string;
  translations?: Readonly<Record<string, object>>;
}

/** Typed values by the paths of their fields; fields that nobody touched are not in it. */
export type WordEdits = Readonly<Record<string, string | boolean>>;

const mostShown = 400;

/** The field at a path, with the language of its words; undefined for any other path. */
function findField(
  { words, others }: WordFields,
  path: string,
): { field: WordField; language?: string } | undefined {
  const [, language, name] = /^translations\.([^.]+)\.(.+)$/.exec(path) ?? [];
  const field =
    language === undefined
      ? [...words, ...others].find((each) => wordPath(each, undefined) === path)
      : words.find((each) => each.name === name);
  return field && { field, ...(language !== undefined && { language }) };
}

/** Path of a field of words in a language; undefined is the document's own. */
export const wordPath = ({ name, own = name }: WordField, language: string | undefined): string =>
  language === undefined ? own : `translations.${language}.${name}`;

const readStored = (document: object, path: string): unknown => readPath(document, path.split("."));

/** The value of a field as the form shows it: empty where it is not set. */
export function readWord(fields: WordFields, document: object, path: string): string | boolean {
  const found = findField(fields, path);
  if (found === undefined) return "";
  const value = readStored(document, path);
  if (found.field.kind === "flag") return value !== false;
  if (Array.isArray(value)) return value.join("\n");
  if (found.field.kind === "filters") return formatFilters((value ?? {}) as Filters);
  return value == null ? "" : String(value);
}

/** The document with what was typed. All else stays as it is, so what somebody else changed meanwhile does, too. */
export function applyWordEdits<T extends object>(fields: WordFields, document: T, edits: WordEdits): T {
  return Object.entries(edits).reduce<T>((next, [path, typed]) => {
    const found = findField(fields, path);
    if (found === undefined) return next;
    const { kind, isKept = false } = found.field;
    if (kind === "filters") {
      const filters = readStored(document, path) as Filters | undefined;
      const read = readFilters(String(typed), filters);
      if (formatFilters(read) === formatFilters(filters ?? {})) return next;
      return setPath(next, path.split("."), Object.keys(read).length === 0 ? undefined : read) as T;
    }
    const value = toValue(kind, typed);
    if (value === readWord(fields, next, path)) return next;
    const isGone = value === "" && (!isKept || found.language !== undefined);
    const stored = isGone
      ? undefined
      : kind === "whole"
        ? Number(value)
        : kind === "lines"
          ? String(value).split("\n")
          : value;
    return setPath(next, path.split("."), stored) as T;
  }, document);
}

/**
 * The edits of a document as edits of what somebody else made of it meanwhile: in filters, which one field shows whole, what
 * they changed stays.
 */
export const rebaseWordEdits = (
  fields: WordFields,
  edits: WordEdits,
  before: object,
  now: object,
): WordEdits =>
  Object.fromEntries(
    Object.entries(edits).map(([path, typed]) => {
      if (findField(fields, path)?.field.kind !== "filters") return [path, typed];
      const read = (document: object) => (readStored(document, path) ?? {}) as Filters;
      return [path, rebaseFilters(String(typed), read(before), read(now))];
    }),
  );

function toValue(kind: WordField["kind"], typed: string | boolean): string | boolean {
  if (typeof typed !== "string" || kind === "words") return typed;
  if (kind !== "lines") return typed.trim();
  const lines = typed.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join("\n");
}

/** The languages that a document has words for beside its own, or that its sites are read in. */
export function listLanguages(
  { translations = {} }: Worded,
  supported: readonly string[],
  own: string,
): string[] {
  const languages = new Set([...supported, ...Object.keys(translations)]);
  if (languages.has("fr")) languages.add("fr-FR");
  if (translations[own] === undefined) languages.delete(own);
  return [...languages].sort();
}

/** Name of a field: "Title" of the document's own words, "Title, French" of a translation. */
export function labelWord(
  fields: WordFields,
  path: string,
  text: Text,
  language: Language,
): string | undefined {
  const found = findField(fields, path);
  if (found === undefined) return undefined;
  const label = text(found.field.label);
  return found.language === undefined ? label : `${label}, ${formatLanguage(found.language, language)}`;
}

/** The fields in which two forms of a document differ; of a long text the part that does. */
export function listWordChanges(
  fields: WordFields,
  before: Worded,
  after: Worded,
  text: Text,
  language: Language,
): ShownChange[] {
  const languages = new Set([before, after].flatMap(({ translations = {} }) => Object.keys(translations)));
  const paths = [
    ...[undefined, ...languages].flatMap((each) => fields.words.map((field) => wordPath(field, each))),
    ...fields.others.map((field) => wordPath(field, undefined)),
  ];
  return paths.flatMap((path) => {
    const [from, to] = [readWord(fields, before, path), readWord(fields, after, path)];
    if (from === to) return [];
    const shown =
      typeof from === "string" && typeof to === "string"
        ? excerptTexts(from, to, mostShown)
        : [from, to].map((value) => text(value ? m.desk_log_yes : m.desk_log_no));
    const label = labelWord(fields, path, text, language);
    return [{ path, label, before: shown[0] || null, after: shown[1] || null }];
  });
}

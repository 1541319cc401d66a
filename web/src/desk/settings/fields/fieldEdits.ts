import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { formatLocalMinutes, parseLocalMinutes } from "../../localMinutes.ts";
import { describeDrawing } from "./describeDrawing.ts";
import { fieldLabel } from "./fieldLabel.ts";
import type { SettingField } from "./SettingField.ts";

/** Typed values by the paths of their fields; fields that nobody touched are not in it. */
export type FieldEdits = Readonly<Record<string, string | boolean>>;

type Values = Record<string, unknown>;

/** The value of a setting as its field shows it: empty where it is not set. */
export function readField(document: object, { path, kind, options }: SettingField): string | boolean {
  const names = path.split(".");
  if (kind === "offered") return !readList(document, names.slice(0, -1)).includes(names.at(-1));
  if (kind === "lines") return readList(document, names).join("\n");
  const value = readPath(document, names);
  if (kind === "flag") return value === true;
  if (kind === "moment") return formatLocalMinutes(value as number | null | undefined);
  return value == null ? (options?.[0]?.value ?? "") : String(value);
}

export const readPath = (document: object, names: readonly string[]): unknown =>
  names.reduce<unknown>((own, name) => (own as Values | null | undefined)?.[name], document);

function readList(document: object, names: readonly string[]): readonly unknown[] {
  const value = readPath(document, names);
  return Array.isArray(value) ? value : [];
}

/** The settings with what was typed. All others stay as they are, so those of somebody else meanwhile do, too. */
export function applyFieldEdits<T extends object>(
  fields: readonly SettingField[],
  document: T,
  edits: FieldEdits,
): T {
  // Callers delete from the result, and the document is the query cache's.
  let next: object = { ...document };
  for (const field of fields) {
    const edit = edits[field.path];
    const typed = typeof edit === "string" ? edit.trim() : edit;
    if (typed !== undefined && typed !== readField(document, field)) next = setField(next, field, typed);
  }
  return next as T;
}

function setField(document: object, { path, kind, empty }: SettingField, typed: string | boolean): object {
  const names = path.split(".");
  if (kind !== "offered") return setPath(document, names, typed === "" ? empty : toValue(kind, typed));
  const [list, name] = [names.slice(0, -1), names.at(-1)];
  const others = readList(document, list).filter((each) => each !== name);
  const left = typed === true ? others : [...others, name];
  return setPath(document, list, left.length === 0 ? undefined : left);
}

/** A copy with a value at a path; undefined takes it away, with every part that it leaves empty. */
export function setPath(own: object, [name = "", ...rest]: readonly string[], value: unknown): Values {
  const { [name]: former, ...others } = own as Values;
  const child = rest.length === 0 ? value : setPath(former ?? {}, rest, value);
  const isEmpty = child === undefined || (rest.length > 0 && Object.keys(child as Values).length === 0);
  return isEmpty ? others : { ...own, [name]: child };
}

function toValue(kind: SettingField["kind"], typed: string | boolean): unknown {
  if (kind === "whole" || kind === "amount" || kind === "product") return Number(typed);
  if (kind === "moment") return parseLocalMinutes(String(typed));
  if (kind === "color") return String(typed).toLowerCase();
  return kind === "lines" ? toLines(String(typed)) : typed;
}

const toLines = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The fields in which two settings differ. */
export const listFieldChanges = (
  fields: readonly SettingField[],
  before: object,
  after: object,
  text: Text,
): (ShownChange & { label: string })[] =>
  fields.flatMap((field) => {
    const pair = [readField(before, field), readField(after, field)] as const;
    if (pair[0] === pair[1]) return [];
    const [from, to] = pair.map((value) => showValue(field, value, text)) as [string | null, string | null];
    return [{ path: field.path, label: fieldLabel(field, text), before: from, after: to }];
  });

function showValue({ kind, options }: SettingField, value: string | boolean, text: Text): string | null {
  if (typeof value === "boolean") return text(value ? m.desk_log_yes : m.desk_log_no);
  const option = options?.find((each) => each.value === value);
  if (option) return text(option.label);
  if (kind === "moment") return value.replace("T", " ") || null;
  if (kind === "drawing") return value === "" ? null : describeDrawing(value, text);
  if (kind === "lines") return value.replaceAll("\n", ", ") || null;
  return value || null;
}

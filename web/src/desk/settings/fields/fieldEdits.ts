import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { formatLocalMinutes, parseLocalMinutes } from "../../localMinutes.ts";
import type { SettingField } from "./SettingField.ts";

/** Typed values by the paths of their fields; fields that nobody touched are not in it. */
export type FieldEdits = Readonly<Record<string, string | boolean>>;

type Values = Record<string, unknown>;

/** The value of a setting as its field shows it: empty where it is not set. */
export function readField(document: object, { path, kind, options }: SettingField): string | boolean {
  const value = path
    .split(".")
    .reduce<unknown>((own, name) => (own as Values | null | undefined)?.[name], document);
  if (kind === "flag") return value === true;
  if (kind === "moment") return formatLocalMinutes(value as number | null | undefined);
  return value == null ? (options?.[0]?.value ?? "") : String(value);
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
    if (typed !== undefined && typed !== readField(document, field))
      next = setPath(
        next as Values,
        field.path.split("."),
        typed === "" ? undefined : toValue(field.kind, typed),
      );
  }
  return next as T;
}

/** A copy with a value at a path; undefined takes it away, with every part that it leaves empty. */
function setPath(own: Values, [name = "", ...rest]: readonly string[], value: unknown): Values {
  const child = rest.length === 0 ? value : setPath({ ...(own[name] as Values | undefined) }, rest, value);
  const isEmpty = child === undefined || (rest.length > 0 && Object.keys(child as Values).length === 0);
  const { [name]: _, ...others } = own;
  return isEmpty ? others : { ...own, [name]: child };
}

function toValue(kind: SettingField["kind"], typed: string | boolean): unknown {
  if (kind === "whole" || kind === "amount") return Number(typed);
  return kind === "moment" ? parseLocalMinutes(String(typed)) : typed;
}

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
    return [{ path: field.path, label: text(field.label), before: from, after: to }];
  });

function showValue({ kind, options }: SettingField, value: string | boolean, text: Text): string | null {
  if (typeof value === "boolean") return text(value ? m.desk_log_yes : m.desk_log_no);
  const option = options?.find((each) => each.value === value);
  if (option) return text(option.label);
  if (kind === "moment") return value.replace("T", " ") || null;
  return value || null;
}

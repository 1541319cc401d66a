import { decimalText, type RateProblem } from "@velours/sdk/rules";
import { readAmount } from "../../readAmount.ts";
import type { RateField, RateTable } from "./RateTable.ts";

/** Typed values by the paths of their fields. */
export type RateValues = Readonly<Record<string, string | boolean>>;

/** Changes of a table that are not saved. Rates that nobody touched are not in it, so those of somebody else stay. */
export interface RateEdits {
  /** By the key of the stored rate. */
  changed: Readonly<Record<string, RateValues>>;
  /** Keys of stored rates. */
  removed: readonly string[];
  added: readonly { id: number; values: RateValues }[];
}

export const noEdits: RateEdits = { changed: {}, removed: [], added: [] };

export const addRate = (edits: RateEdits): RateEdits => ({
  ...edits,
  added: [...edits.added, { id: (edits.added.at(-1)?.id ?? 0) + 1, values: {} }],
});

export function editRate(edits: RateEdits, key: string | number, values: RateValues): RateEdits {
  if (typeof key === "string")
    return { ...edits, changed: { ...edits.changed, [key]: { ...edits.changed[key], ...values } } };
  const added = edits.added.map((rate) =>
    rate.id === key ? { ...rate, values: { ...rate.values, ...values } } : rate,
  );
  return { ...edits, added };
}

/** Takes a rate out of the table, or puts a stored one back. */
export function removeRate(edits: RateEdits, key: string | number, isRemoved: boolean): RateEdits {
  if (typeof key === "number") return { ...edits, added: edits.added.filter(({ id }) => id !== key) };
  const others = edits.removed.filter((removed) => removed !== key);
  return { ...edits, removed: isRemoved ? [...others, key] : others };
}

/** A row of the form. */
export interface RateDraft<Rate> {
  /** The key of the stored rate, or the number of a new one. */
  key: string | number;
  /** Unique in the form. */
  id: string;
  /** The stored rate; null for a new one. */
  stored: Rate | null;
  isRemoved: boolean;
  values: RateValues;
}

export type FieldProblem =
  | RateProblem["problem"]
  | "missing"
  | "badAmount"
  | "badPercent"
  | "badDays"
  | "taken";

/** Drafts as they would be saved. */
export interface ReadRates<Rate> {
  rates: Rate[];
  /** The draft of each rate. */
  ids: string[];
  /** By the id of the draft and the path of the field; nothing is saved while there are any. */
  problems: Readonly<Record<string, Readonly<Record<string, FieldProblem>>>>;
}

/** The rows of the form: those that are stored, with what was typed, and new ones after them. */
export function listDrafts<Rate extends object>(
  { fields, getKey, blank }: RateTable<Rate>,
  rates: readonly Rate[],
  { changed, removed, added }: RateEdits,
): RateDraft<Rate>[] {
  const readValues = (rate: object) =>
    Object.fromEntries(fields.map((field) => [field.path, readField(rate, field)]));
  return [
    ...rates.map((stored) => {
      const key = getKey(stored);
      const values = { ...readValues(stored), ...changed[key] };
      return { key, id: `stored ${key}`, stored, isRemoved: removed.includes(key), values };
    }),
    ...added.map(({ id, values }) => ({
      key: id,
      id: `new ${id}`,
      stored: null,
      isRemoved: false,
      values: { ...readValues(blank), ...values },
    })),
  ];
}

/** The rates that the drafts say. Fields that were not touched keep their stored values. */
export function readDrafts<Rate extends object>(
  table: RateTable<Rate>,
  drafts: readonly RateDraft<Rate>[],
): ReadRates<Rate> {
  const rates: Rate[] = [];
  const ids: string[] = [];
  const problems: Record<string, Record<string, FieldProblem>> = {};
  const taken = new Set<string>();
  for (const { id, stored, isRemoved, values } of drafts) {
    if (isRemoved) continue;
    const rate = structuredClone(stored ?? table.blank);
    const found: Record<string, FieldProblem> = {};
    for (const field of table.fields) {
      const typed = values[field.path] ?? "";
      if (stored !== null && typed === readField(stored, field)) continue;
      const problem = setField(rate, field, typed);
      if (problem !== undefined) found[field.path] = problem;
    }
    if (Object.keys(found).length === 0) {
      for (const { path, problem } of table.listProblems(rate as Rate))
        found[findPath(table.fields, path)] = problem;
      const key = table.getKey(rate as Rate);
      if (taken.has(key)) found[table.fields.filter(({ isKey }) => isKey).at(-1)?.path ?? ""] = "taken";
      taken.add(key);
    }
    if (Object.keys(found).length > 0) problems[id] = found;
    rates.push(rate as Rate);
    ids.push(id);
  }
  return { rates, ids, problems };
}

/** The path of the field that shows a value: `countries` for `countries[1]`, the last day for `estimate.value`. */
const findPath = (fields: readonly RateField[], path: string): string =>
  fields.filter((field) => field.path === path || isItem(path, field.path) || isItem(field.path, path)).at(-1)
    ?.path ?? path;

const isItem = (path: string, list: string): boolean => path.startsWith(`${list}[`);

type Values = Record<string, unknown>;

const split = (path: string): string[] => path.replace("]", "").split(/[.[]/);

/** The value of a rate as its field shows it: empty where it has none. */
export function readField(rate: object, { path, kind }: RateField): string | boolean {
  const value = split(path).reduce<unknown>((own, name) => (own as Values | undefined)?.[name], rate);
  if (kind === "flag") return value === true;
  if (Array.isArray(value)) return value.join(", ");
  if (value == null) return "";
  return kind === "amount" ? decimalText(Number(value)) : String(value);
}

/** Puts a typed value into a rate; or says why it cannot be read. */
function setField(rate: object, field: RateField, typed: string | boolean): FieldProblem | undefined {
  const names = split(field.path);
  const last = names.pop() ?? "";
  const own = names.reduce<Values>((part, name) => part[name] as Values, rate as Values);
  const text = typeof typed === "string" ? typed.trim() : "";
  if (typeof typed === "string" && text === "") {
    if (!("empty" in field)) return "missing";
    if (field.empty === undefined) delete own[last];
    else own[last] = field.empty;
    return undefined;
  }
  const { value, problem } = readTyped(field, typeof typed === "boolean" ? typed : text);
  if (problem === undefined) own[last] = value;
  return problem;
}

const largestAmount = 1_000_000;
const mostDays = 365;

function readTyped(
  { kind }: RateField,
  typed: string | boolean,
): { value?: unknown; problem?: FieldProblem } {
  if (typeof typed === "boolean") return { value: typed };
  if (kind === "amount") {
    const amount = readAmount(typed, { most: largestAmount });
    return amount == null ? { problem: "badAmount" } : { value: Number(amount) };
  }
  if (kind === "percent") {
    const rate = /^\d{1,3}([.,]\d{1,4})?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
    return rate <= 100 ? { value: rate } : { problem: "badPercent" };
  }
  if (kind === "days")
    return /^\d{1,3}$/.test(typed) && Number(typed) <= mostDays
      ? { value: Number(typed) }
      : { problem: "badDays" };
  if (kind === "countries")
    return {
      value: typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((code) => code !== ""),
    };
  if (kind === "state")
    return /^[a-z]{2}$/i.test(typed) ? { value: typed.toUpperCase() } : { problem: "unknownState" };
  return { value: kind === "country" ? typed.toUpperCase() : typed };
}

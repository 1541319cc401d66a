import { cutText } from "../rules/catalogue/cutText.ts";
import { getOwn } from "../rules/getOwn.ts";

/** A field that an import changes, by its path. */
export interface FieldChange {
  path: string;
  before: unknown;
  after: unknown;
}

/** Names of the fields by which objects of a list are told apart. */
const identities = ["id", "variant_id", "identifier", "country", "threshold"];

/** The fields in which two rows differ. Objects of a list are compared by what tells them apart, else by their places. */
export function diffRows(before: unknown, after: unknown, path = ""): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (!isObject(before) || !isObject(after)) return [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    diffRows(getOwn(before, name), getOwn(after, name), path === "" ? name : `${path}.${name}`),
  );
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The rows of lists by what tells them apart in all of them; null where nothing does. */
export function labelRows(...lists: readonly (readonly unknown[])[]): Map<string, unknown>[] | null {
  const rows = lists.flat();
  if (!rows.every(isObject)) return null;
  const key = identities.find((name) => rows.every((each) => each[name] !== undefined));
  if (key === undefined) return null;
  const label = (row: Record<string, unknown>): string =>
    `${row[key]}${row.variant_id === undefined || row.region === undefined ? "" : ` ${row.region}`}`;
  const labelled = (lists as readonly Record<string, unknown>[][]).map(
    (list) => new Map<string, unknown>(list.map((each) => [label(each), each])),
  );
  return labelled.every(({ size }, nth) => size === lists[nth]!.length) ? labelled : null;
}

const byPlace = (list: readonly unknown[]) => new Map(list.map((each, index) => [String(index), each]));

function diffLists(before: readonly unknown[], after: readonly unknown[], path: string): FieldChange[] {
  if (![...before, ...after].every(isObject)) return [{ path, before, after }];
  const [old, now] = labelRows(before, after) ?? [byPlace(before), byPlace(after)];
  const names = new Set([...old!.keys(), ...now!.keys()]);
  const changes = [...names].flatMap((name) => diffRows(old!.get(name), now!.get(name), `${path}[${name}]`));
  if (changes.length > 0) return changes;
  return diffRows([...old!.keys()].join(), [...now!.keys()].join(), `order of ${path}`);
}

const longest = 60;

/** A change in a line: `title "Lamp" → "Floor lamp"`. */
export const formatChange = ({ path, before, after }: FieldChange): string =>
  `${path} ${formatValue(before)} → ${formatValue(after)}`;

const formatValue = (value: unknown): string => shortenValue(value, longest) ?? "nothing";

/** A value as JSON, shortened to so many characters; null for none. */
export function shortenValue(value: unknown, most = 400): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > most ? `${cutText(text, most)}…` : text;
}

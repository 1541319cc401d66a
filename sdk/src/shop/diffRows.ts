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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function diffLists(before: readonly unknown[], after: readonly unknown[], path: string): FieldChange[] {
  const objects = [...before, ...after];
  if (!objects.every(isObject)) return [{ path, before, after }];
  const key = identities.find((name) => objects.every((each) => each[name] !== undefined));
  const label = (each: unknown, index: number): string => {
    const row = each as Record<string, unknown>;
    const region = row.variant_id === undefined || row.region === undefined ? "" : ` ${row.region}`;
    return key === undefined ? String(index) : `${row[key]}${region}`;
  };
  const [old, now] = [before, after].map(
    (list) => new Map(list.map((each, index) => [label(each, index), each])),
  );
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
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

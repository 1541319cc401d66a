import type { Column } from "./Column.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `mocks/demo/unpackColumns.ts` reads them. */
export function packColumns(values: readonly unknown[]): Column {
  if (values.length === 0) return { values };
  if (values.length > 1 && values.every(isSameAs(values[0]))) return { all: values[0], of: values.length };
  if (values.every((value): value is number => Number.isSafeInteger(value))) return packIntegers(values);
  if (values.every((value): value is unknown[] => Array.isArray(value)))
    return { lengths: packColumns(values.map(({ length }) => length)), items: packColumns(values.flat()) };
  return values.every(isRecord) ? packRecords(values) : { values };
}

const isSameAs = (first: unknown) => {
  const text = JSON.stringify(first);
  return (value: unknown): boolean => JSON.stringify(value) === text;
};

function packIntegers(values: readonly number[]): Column {
  const deltas = values.map((value, index) => value - (values[index - 1] ?? 0));
  return JSON.stringify(deltas).length < JSON.stringify(values).length ? { deltas } : { values };
}

function packRecords(records: readonly Record<string, unknown>[]): Column {
  const keys = [...new Set(records.flatMap(Object.keys))];
  const columns = keys.map((key) => {
    const held = records.map((record) => Number(Object.hasOwn(record, key)));
    const values = packColumns(
      records.filter((record) => Object.hasOwn(record, key)).map((record) => record[key]),
    );
    return [key, held.includes(0) ? { held: packColumns(held), values } : { values }] as const;
  });
  return { keys: Object.fromEntries(columns), of: records.length };
}

import type { Column } from "../generated/Column.ts";

/** The list that was packed. */
export function unpackColumns(column: Column): unknown[] {
  if ("values" in column) return [...column.values];
  if ("all" in column) return Array.from({ length: column.of }, () => structuredClone(column.all));
  if ("deltas" in column) {
    let value = 0;
    return column.deltas.map((delta) => {
      value += delta;
      return value;
    });
  }
  if ("lengths" in column) {
    const items = unpackColumns(column.items);
    let at = 0;
    return unpackColumns(column.lengths).map((length) => {
      at += Number(length);
      return items.slice(at - Number(length), at);
    });
  }
  const records = Array.from({ length: column.of }, (): Record<string, unknown> => ({}));
  for (const [key, { held, values }] of Object.entries(column.keys)) {
    const own = unpackColumns(values);
    const has = held && unpackColumns(held);
    let next = 0;
    for (const [index, record] of records.entries()) if (!has || has[index] === 1) record[key] = own[next++];
  }
  return records;
}

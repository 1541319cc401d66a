import type { ImportAppliedEvent } from "../../types.ts";
import type { RecordedChange } from "./RecordedChange.ts";

/** Changes as an import counts its rows: a product with its prices and its stock is one. */
export function countChangedRows(changes: readonly RecordedChange[]): ImportAppliedEvent["data"]["parts"] {
  const parts = new Map<string, Map<string | number, boolean>>();
  for (const { part, key, product, before } of changes) {
    const name = part === "prices" || part === "stock" ? "products" : part;
    const rows = parts.get(name) ?? new Map<string | number, boolean>();
    parts.set(name, rows.set(name === "products" ? (product ?? key) : key, before === null));
  }
  return [...parts].map(([part, rows]) => {
    const created = [...rows.values()].filter((isNew) => isNew).length;
    return { part, created, updated: rows.size - created, unchanged: 0 };
  });
}

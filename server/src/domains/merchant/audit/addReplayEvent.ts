import type { RecordedChange } from "@velours/sdk/shop";
import { isImport, readReplayedId } from "@velours/sdk/shop";
import type { ImportAppliedEvent } from "@velours/sdk/types";
import type { Transaction } from "../../../platform/store/schema.ts";
import { addImportEvent } from "../../events/store/eventJobs.ts";
import { readAuditCommand } from "../store/merchantChanges.ts";

/** Tells webhooks of imports that one was undone or done again, also by the replay of a replay. */
export async function addReplayEvent(
  trx: Transaction,
  command: string,
  changed: readonly RecordedChange[],
): Promise<void> {
  let first = command;
  for (let id = readReplayedId(first); id !== undefined; id = readReplayedId(first))
    first = (await readAuditCommand(trx, id)) ?? "";
  if (isImport(first)) await addImportEvent(trx, countParts(changed));
}

/** The changes as an import counts its rows: a product with its prices and its stock is one. */
function countParts(changed: readonly RecordedChange[]): ImportAppliedEvent["data"]["parts"] {
  const parts = new Map<string, Map<string | number, boolean>>();
  for (const { part, key, product, before } of changed) {
    const name = part === "prices" || part === "stock" ? "products" : part;
    const rows = parts.get(name) ?? new Map<string | number, boolean>();
    parts.set(name, rows.set(name === "products" ? (product ?? key) : key, before === null));
  }
  return [...parts].map(([part, rows]) => {
    const created = [...rows.values()].filter((isNew) => isNew).length;
    return { part, created, updated: rows.size - created, unchanged: 0 };
  });
}

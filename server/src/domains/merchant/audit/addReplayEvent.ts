import type { RecordedChange } from "@velours/sdk/shop";
import { countChangedRows, isImport, readReplayedId } from "@velours/sdk/shop";
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
  if (isImport(first)) await addImportEvent(trx, countChangedRows(changed));
}

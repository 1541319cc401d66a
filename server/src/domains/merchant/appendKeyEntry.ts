import { randomUUID } from "node:crypto";
import {
  describeKey,
  entrySubjects,
  type MerchantEntry,
  type Obstacle,
  type RecordedChange,
} from "@velours/sdk/shop";
import { appendEntry, runOn } from "../../platform/audit/auditLog.ts";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/store/schema.ts";
import { insertChange } from "./store/merchantChanges.ts";

/** The values that an entry keeps. */
export interface KeptChanges {
  /** Null where nothing is kept that could be put back. */
  changes: readonly RecordedChange[] | null;
  /** Why that is so. */
  obstacles: readonly Obstacle[];
}

/**
 * Records in the audit log what the caller of a merchant's operation did, with what it changed, in the transaction that did
 * it.
 */
export async function appendKeyEntry(
  db: Db,
  context: Pick<Context, "merchant">,
  entry: MerchantEntry,
  { changes, obstacles }: KeptChanges = { changes: null, obstacles: [] },
): Promise<void> {
  const { command, site, order, undoes }: Exclude<MerchantEntry, string> =
    typeof entry === "string" ? { command: entry, site: null } : entry;
  const entryId = await appendEntry(runOn(db), {
    run: randomUUID(),
    actor: describeKey(context),
    command,
    outcome: "done",
    detail: "",
  });
  if (entryId === undefined) throw new Error("there is no audit log");
  if (typeof entry === "string" && changes === null && obstacles.length === 0) return;
  const subjects = entrySubjects(order, changes ?? []);
  await insertChange(db, { entryId, site, subjects, changes, obstacles, undoes: undoes ?? null });
}

import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { type AuditEntry, currentActor } from "../audit/auditLog.ts";

/** What the audit log of a restored store says of it; what its own log said of later is in the store that was replaced. */
export const restoredEntry = (source: string): Omit<AuditEntry, "at"> => ({
  run: randomUUID(),
  actor: currentActor(),
  command: `restore ${basename(source)}`,
  outcome: "done",
  detail: "",
});

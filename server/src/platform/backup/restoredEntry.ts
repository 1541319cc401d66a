import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { type AuditEntry, currentActor } from "../audit/auditLog.ts";

/** The audit log entry of a restored store; later entries of its own log are in the store that was replaced. */
export const restoredEntry = (source: string): Omit<AuditEntry, "at"> => ({
  run: randomUUID(),
  actor: currentActor(),
  command: `restore ${basename(source)}`,
  outcome: "done",
  detail: "",
});

import type { Generated } from "kysely";
import type { Timestamp } from "../store/schema.ts";

/** A log of merchants' commands; rows are added and never changed. */
interface AuditLogTable {
  id: Generated<number>;
  /** The same for the start and the end of a command. */
  run: string;
  at: Timestamp;
  actor: string;
  command: string;
  outcome: "started" | "done" | "failed";
  detail: string;
}

declare module "../store/schema.ts" {
  interface Database {
    audit_log: AuditLogTable;
  }
}

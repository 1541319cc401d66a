import type { PartName } from "../../import/Row.ts";
import type { Reason } from "../../reasons/Reason.ts";
import type { AuditEntry } from "../../types.ts";
import type { RecordedChange, TouchedPart } from "./RecordedChange.ts";

/** Rows of an import that the log cannot put back; key and name are empty where all of the part is meant. */
export interface Obstacle {
  part: PartName;
  /** As in the contract's AuditChange. */
  key: string;
  name: string;
  reason: Reason;
}

/** An entry of the audit log with what it is about. */
export interface LoggedEntry {
  id: number;
  at: string;
  actor: string;
  /** Of a member of staff. */
  name: string | null;
  command: string;
  outcome: AuditEntry["outcome"];
  site: AuditEntry["site"];
  subjects: string[] | null;
  changes: RecordedChange[] | null;
  changes_total: number | null;
  /** All of the changes, those that need the same rights as one; null where nothing is kept. */
  touched: TouchedPart[] | null;
  obstacles: Obstacle[] | null;
  undoes: number | null;
  undone_by: number | null;
}

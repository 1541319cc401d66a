import type { PartName, Reason } from "@velours/sdk/import";

/** Rows of an import that the log cannot put back; key and name are empty where all of the part is meant. */
export interface Obstacle {
  part: PartName;
  /** As in the contract's AuditChange. */
  key: string;
  name: string;
  reason: Reason;
}

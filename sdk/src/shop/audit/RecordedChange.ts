import type { AuditChange } from "../../types.ts";

/** A thing that an operation changed, with its values before and after; null where it was not there. */
export interface RecordedChange {
  part: AuditChange["part"];
  /** As in the contract's AuditChange. */
  key: string;
  name: string;
  product: number | null;
  before: object | null;
  after: object | null;
}

/** The part of a change by which it is known who may replay it. */
export type TouchedPart = Pick<RecordedChange, "part" | "key" | "before" | "after">;

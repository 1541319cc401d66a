import type { AuditEntry } from "../../types.ts";

/** The columns of the log's file of CSV. */
export const auditColumns = [
  "id",
  "time",
  "actor",
  "actorName",
  "operation",
  "command",
  "outcome",
  "site",
  "order",
  "changes",
  "changesTotal",
  "undoes",
  "undoneBy",
] as const satisfies readonly (keyof AuditEntry)[];

/** An entry of the log as a row of its file of CSV. */
export const toAuditRow = ({ changes, ...entry }: AuditEntry) => ({
  ...entry,
  changes: changes
    .flatMap(({ part, key, fields }) =>
      fields.map(({ path, before, after }) => `${part} ${key} ${path}: ${before ?? ""} → ${after ?? ""}`),
    )
    .join("\n"),
});

import type { DeadJob } from "@velours/sdk/types";
import { maskContacts } from "./maskContacts.ts";
import type { DeadJobRow } from "./store/deadJobs.ts";

/** A job that was given up, as the contract shows it: mail servers repeat addresses in their answers. */
export const presentJob = (row: DeadJobRow): DeadJob => ({
  id: row.id,
  kind: row.kind,
  template: row.template,
  order: row.order_number,
  error: row.error === null ? null : maskContacts(row.error),
  attempts: row.attempts,
  failedAt: row.dead_at,
});

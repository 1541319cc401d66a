import { type AuditFilters, auditColumns, presentEntry, toAuditFilters, toAuditRow } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import type { Handler } from "../../platform/contract.ts";
import { streamCsv } from "./exports/streamCsv.ts";
import { listAuditRows } from "./store/merchantChanges.ts";

/** Entries have up to a hundred changes, so that fewer of them are in memory at once. */
const pageSize = 200;

/** The log as CSV, as it is listed. */
export const exportAuditEntries: Handler<"exportAuditEntries"> = async ({ query }, context) =>
  streamCsv({
    name: "log",
    columns: auditColumns,
    pages: readEntries(context, toAuditFilters(context, query)),
  });

/** A page of rare entries can be empty, and others follow. */
async function* readEntries(context: Context, filters: AuditFilters) {
  let before: number | undefined;
  do {
    const { rows, next } = await listAuditRows(context.store.jobs, { ...filters, before, limit: pageSize });
    yield rows.map((row) => toAuditRow(presentEntry(context, row)));
    before = next;
  } while (before !== undefined);
}

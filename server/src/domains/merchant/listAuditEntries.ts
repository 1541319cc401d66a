import { presentEntry, toAuditFilters } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, encodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { listAuditRows } from "./store/merchantChanges.ts";

const list = "audit";

/** Entries of the audit log of the sites that the caller works for, the newest first. */
export const listAuditEntries: Handler<"listAuditEntries"> = async ({ query }, context) => {
  const { cursor, limit = 24 } = query;
  const [before] = cursor === undefined ? [undefined] : (decodeCursor(cursor, list, 1) ?? [""]);
  if (before !== undefined && typeof before !== "number") return refuseCursor();
  const filters = toAuditFilters(context, query);
  const { rows, next } = await listAuditRows(context.store.db, { ...filters, before, limit });
  return {
    status: 200,
    body: rows.map((row) => presentEntry(context, row)),
    headers: next === undefined ? {} : { "x-pagination-next": encodeCursor({ list, values: [next] }) },
  };
};

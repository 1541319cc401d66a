import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { presentJob } from "./presentJob.ts";
import { requireAllSites } from "./requireAllSites.ts";
import { listDeadJobRows } from "./store/deadJobs.ts";

const list = "deadJobs";

/** Jobs that were given up, the latest first. */
export const listDeadJobs: Handler<"listDeadJobs"> = async ({ query }, context) => {
  const refused = requireAllSites(context, "operations:write");
  if (refused !== null) return refused;
  const { cursor, limit = 24 } = query;
  const [micros, id] = cursor === undefined ? [] : (decodeCursor(cursor, list, 2) ?? [null]);
  const before = typeof micros === "string" && typeof id === "number" ? { micros, id } : undefined;
  if (cursor !== undefined && (before === undefined || !/^\d{1,18}$/.test(before.micros)))
    return refuseCursor();
  const found = await listDeadJobRows(context.store.db, { before, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.micros, last.id]);
  return { status: 200, body: page.map(presentJob), headers };
};

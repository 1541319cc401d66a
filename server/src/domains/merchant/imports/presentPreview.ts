import type { BadRow } from "@velours/sdk/import";
import type { ImportBadRow, ImportPreview } from "@velours/sdk/types";
import { shortenValue } from "../../import/plan/diffRows.ts";
import type { ReadImport } from "./readImport.ts";

/** The most rows of each list. */
const mostRows = 1000;
const mostFields = 200;

/** Bad rows as they are answered, the first thousand. */
export const presentBadRows = (bad: readonly BadRow[]): ImportBadRow[] =>
  bad
    .slice(0, mostRows)
    .map(({ line, name, reason }) => ({ line, name: name.slice(0, 1000), reason: reason.slice(0, 2000) }));

/** The changes of a planned import as they are answered; without a plan its bad rows alone. */
export function presentPreview({ result, plan, planId }: ReadImport): ImportPreview {
  const { rows = [], leaving = [], moved = [], soldOut = [], unlisted = [] } = plan ?? {};
  const bad = result.bad.reduce((sum, row) => sum + row.rows, 0);
  return {
    plan: planId,
    rows: { read: result.rows.in, good: result.rows.used, blank: result.rows.blank, bad },
    bad: presentBadRows(result.bad),
    changes: rows.slice(0, mostRows).map(({ part, key, name, before, changes }) => ({
      part,
      key,
      name,
      change: before === null ? "new" : "changed",
      fields: changes.slice(0, mostFields).map((change) => ({
        path: change.path,
        before: shortenValue(change.before),
        after: shortenValue(change.after),
      })),
    })),
    changesTotal: rows.length,
    leaving: leaving.slice(0, mostRows),
    moved: moved.slice(0, mostRows),
    soldOut: soldOut.slice(0, mostRows),
    unlisted: unlisted.slice(0, mostRows),
  };
}

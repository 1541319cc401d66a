import type { BadRow, Reason } from "@velours/sdk/import";
import { shortenValue } from "@velours/sdk/shop";
import type { ImportBadRow, ImportPreview } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { presentReasons } from "../presentReasons.ts";
import type { ReadImport } from "./readImport.ts";

/** The most rows of each list. */
const mostRows = 1000;
const mostFields = 200;

/** Bad rows as they are answered, the first thousand. */
export const presentBadRows = (context: Pick<Context, "language">, bad: readonly BadRow[]): ImportBadRow[] =>
  bad.slice(0, mostRows).map(({ line, name, reasons }) => ({
    line,
    name: name.slice(0, 1000),
    reason: presentReasons(context, reasons),
  }));

/** The changes of a planned import as they are answered; without a plan its bad rows alone. */
export function presentPreview(
  context: Pick<Context, "language">,
  { result, plan, planId }: ReadImport,
): ImportPreview {
  const { rows = [], leaving = [], moved = [], soldOut = [], unlisted = [] } = plan ?? {};
  const present = (reasons: readonly Reason[]) =>
    reasons.slice(0, mostRows).map((reason) => presentReasons(context, [reason]));
  return {
    plan: planId,
    rows: { read: result.rows.in, good: result.rows.used, blank: result.rows.blank, bad: result.rows.bad },
    bad: presentBadRows(context, result.bad),
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
    leaving: present(leaving),
    moved: present(moved),
    soldOut: present(soldOut),
    unlisted: unlisted.slice(0, mostRows),
  };
}

import { presentReasons } from "../../reasons/presentReasons.ts";
import type { Reason } from "../../reasons/Reason.ts";
import { shortenValue } from "../../shop/diffRows.ts";
import type { ImportBadRow, ImportPreview, Language } from "../../types.ts";
import type { BadRow } from "../Row.ts";
import type { PlannedImport } from "./planDocument.ts";

/** The most rows of each list. */
const mostRows = 1000;
const mostFields = 200;

/** Bad rows as they are answered, the first thousand. */
export const presentBadRows = (bad: readonly BadRow[], language: Language): ImportBadRow[] =>
  bad.slice(0, mostRows).map(({ line, name, reasons }) => ({
    line,
    name: name.slice(0, 1000),
    reason: presentReasons(reasons, language),
  }));

/** A file with what its import would do. */
export interface ReadPlan {
  result: { bad: readonly BadRow[]; rows: Record<"in" | "used" | "blank" | "bad", number> };
  /** Undefined when bad rows refuse it. */
  plan: PlannedImport | undefined;
  /** The name of exactly this import into the shop as it is; null when bad rows refuse it. */
  planId: string | null;
}

/** The changes of a planned import as they are answered; without a plan its bad rows alone. */
export function presentPreview({ result, plan, planId }: ReadPlan, language: Language): ImportPreview {
  const { rows = [], leaving = [], moved = [], soldOut = [], unlisted = [] } = plan ?? {};
  const present = (reasons: readonly Reason[]) =>
    reasons.slice(0, mostRows).map((reason) => presentReasons([reason], language));
  return {
    plan: planId,
    rows: { read: result.rows.in, good: result.rows.used, blank: result.rows.blank, bad: result.rows.bad },
    bad: presentBadRows(result.bad, language),
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

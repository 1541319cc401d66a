import { type PartName, type Parts, presentReasons, type RowKind } from "@velours/sdk/import";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { validateRows } from "./validateRows.ts";

type Reference = "promotionBad" | "siteBad" | "pageBad" | "collectionBad" | "productBad";

/** A row that an import into the session's shop would take, or the refusal with its reasons against it. */
export function checkRow<Name extends PartName>(
  { session, language }: Pick<Context, "session" | "language">,
  kind: RowKind<Name>,
  value: Parts[Name],
  reference: Reference,
  options?: { allowFree?: boolean },
): { row: Parts[Name] } | { refused: MockResponse } {
  const checked = validateRows(kind, [value], session, options);
  if ("rows" in checked) return { row: checked.rows[0] ?? value };
  const reasons = checked.bad.flatMap((bad) => bad.reasons);
  return { refused: refuse(reference, { reason: presentReasons(reasons, language) }) };
}

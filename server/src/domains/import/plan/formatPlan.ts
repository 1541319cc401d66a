import { formatReason, type Reason } from "@velours/sdk/import";
import { formatChange } from "@velours/sdk/shop";
import { wordsOfParts } from "../partWords.ts";
import type { MissingPictures } from "./missingPictures.ts";
import type { PlannedImport } from "./planDocument.ts";

/** The merchant's report of a plan: a line for each row and field, by what is asked about them. */
export function formatPlan(
  { rows, leaving, moved, soldOut, unlisted }: PlannedImport,
  { unfetched, unpictured }: MissingPictures = { unfetched: [], unpictured: [] },
  most = Number.POSITIVE_INFINITY,
): string[] {
  if (rows.length === 0) return ["Nothing would change: all of it is there already."];
  const fresh = rows.filter(({ before }) => before === null);
  const changed = rows.filter(({ before }) => before !== null);
  const nameRow = ({ part, name }: (typeof rows)[number]) => `${wordsOfParts[part]} ${name}`;
  const sections = [
    section("New", fresh.map(nameRow)),
    section(
      "Changed",
      changed.flatMap((row) => [nameRow(row), ...row.changes.map((change) => `  ${formatChange(change)}`)]),
      changed.length,
    ),
    section("Leaving a listing", inEnglish(leaving)),
    section("Prices that move by more than 30 %", inEnglish(moved)),
    section("Sold out", inEnglish(soldOut)),
    section("In no collection, so that only search finds them", unlisted),
    section("Pictures that cannot be fetched now", unfetched),
    section("Without a picture", unpictured),
  ];
  return sections.flatMap((lines) =>
    lines.length <= most + 1
      ? lines
      : [...lines.slice(0, most + 1), `  and ${lines.length - 1 - most} more lines`],
  );
}

const inEnglish = (reasons: readonly Reason[]): string[] =>
  reasons.map((reason) => formatReason(reason, "en"));

function section(title: string, lines: readonly string[], count = lines.length): string[] {
  if (lines.length === 0) return [];
  return [`${title}: ${count}`, ...lines.map((line) => `  ${line}`)];
}

import type { NotInvertibleReason } from "../../types.ts";
import { getOperation } from "./getOperation.ts";
import { isImport } from "./isImport.ts";
import type { LoggedEntry } from "./LoggedEntry.ts";
import type { RecordedChange } from "./RecordedChange.ts";

type Entry = Pick<LoggedEntry, "command" | "touched" | "undone_by">;

/** Why nobody may undo an entry, or without `invert` do it again, whatever the shop is like now; null when somebody may. */
export function whyNotInvertible(
  { command, touched, undone_by }: Entry,
  { invert }: { invert: boolean },
): NotInvertibleReason | null {
  if (invert && undone_by !== null) return "undone";
  if (touched === null) return reasonOf(command);
  if (touched.length === 0) return "nothing";
  return touched.some(isUncounted) ? "other" : null;
}

/** Stock that was not counted before has no difference to move. */
const isUncounted = ({ part, before }: Pick<RecordedChange, "part" | "before">): boolean =>
  part === "stock" && (before as { quantity: number | null }).quantity === null;

const ofMoney = /^(ship|refund|cancel|issue|block|orders)/;

/** Of an entry without values. */
function reasonOf(command: string): "money" | "import" | "other" {
  if (isImport(command)) return "import";
  return ofMoney.test(getOperation(command)) ? "money" : "other";
}

import type { CartLine, Currency } from "../../types.ts";
import { isLine, lineKey } from "./lineKey.ts";
import { type LinePatch, patchLine } from "./mergeLine.ts";
import { removeLines } from "./removeLines.ts";

/** Applies the server's action to a line, found by variant id + free + target. */
export interface ValidationAction {
  status: "remove" | "modify";
  item: LinePatch & { variant: { id: number } };
}

/** The cart after the validation modal closes: removed lines gone, modified keys overwritten. */
export function applyValidationActions(
  lines: readonly CartLine[],
  actions: readonly ValidationAction[],
  currency: Currency,
): CartLine[] {
  const removed = actions
    .filter((action) => action.status === "remove")
    .map((action) => lineKey(action.item));
  return removeLines(lines, removed).map((line) => {
    const action = actions.find(({ status, item }) => status === "modify" && isLine(line, lineKey(item)));
    return action ? patchLine(line, action.item, currency) : line;
  });
}

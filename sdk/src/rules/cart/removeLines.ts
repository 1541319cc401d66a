import type { CartLine } from "../../types.ts";
import { isLine, type LineKey } from "./lineKey.ts";

/**
 * Removes lines. With a protected line goes its warranty line;
 * with a warranty line goes the mark on the line it covered.
 */
export function removeLines(lines: readonly CartLine[], keys: readonly LineKey[]): CartLine[] {
  const gone = new Set(lines.filter((line) => keys.some((key) => isLine(line, key))));
  const uncovered = new Set<number>();
  for (const line of gone) {
    if (line.target !== null) uncovered.add(line.target);
    if (!line.free && line.target === null) {
      for (const otherLine of lines) if (otherLine.target === line.variant.id) gone.add(otherLine);
    }
  }
  return lines
    .filter((line) => !gone.has(line))
    .map((line) =>
      line.warranty && !line.free && uncovered.has(line.variant.id) ? { ...line, warranty: false } : line,
    );
}

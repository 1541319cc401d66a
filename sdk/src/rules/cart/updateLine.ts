import type { CartLine } from "../../types.ts";
import { fromMinor, toMinor } from "../money.ts";
import { isLine, type LineKey } from "./lineKey.ts";

/** The line with another quantity, at least 1; free and warranty lines keep 1. */
export function withQuantity(line: CartLine, quantity: number, now: number): CartLine {
  const units = line.free || line.target !== null ? 1 : Math.max(1, quantity);
  const price = fromMinor((toMinor(line.price) / line.quantity) * units);
  return { ...line, quantity: units, price, date_updated: now };
}

/** Sets the quantity of one line; others stay the same objects. */
export const updateLine = (
  lines: readonly CartLine[],
  key: LineKey,
  quantity: number,
  now: number,
): CartLine[] => lines.map((line) => (isLine(line, key) ? withQuantity(line, quantity, now) : line));

import type { CartLine } from "../../types.ts";
import { isLine, lineKey } from "./lineKey.ts";
import { isWarranty } from "./productTypes.ts";
import { withQuantity } from "./updateLine.ts";

/**
 * Adds a line, or raises the quantity of the same line by the quantity added.
 * A free line that is already there is left alone. Protection without a product to protect is not added: it
 * would be no line of the bag and yet cost something.
 */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  if (isWarranty(line) && line.target === null) return [...lines];
  const key = lineKey(line);
  const present = lines.find((line) => isLine(line, key));
  if (!present) return [...lines, line];
  if (line.free) return [...lines];
  return lines.map((otherLine) =>
    otherLine === present
      ? withQuantity(otherLine, otherLine.quantity + line.quantity, line.date_updated)
      : otherLine,
  );
}

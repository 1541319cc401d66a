import type { CartLine, CartType } from "../../types.ts";

/** null when empty, mix when both media occur, else the one medium. */
export function cartType(lines: readonly Pick<CartLine, "medium">[]): CartType {
  const first = lines[0];
  if (!first) return null;
  return lines.some((line) => line.medium !== first.medium) ? "mix" : first.medium;
}

import type { NamedUnits } from "@velours/sdk/shop";

/** `1,3:2` as line 1 with all that is left of it, and two units of line 3; empty when it is no such list. */
export function parseLines(text: string): NamedUnits[] {
  const parts = text.split(",").map((part) => /^\s*([1-9]\d{0,2})(?::([1-9]\d{0,2}))?\s*$/.exec(part));
  if (parts.includes(null)) return [];
  return parts.map((part) => ({
    line: Number(part?.[1]),
    ...(part?.[2] !== undefined && { quantity: Number(part[2]) }),
  }));
}

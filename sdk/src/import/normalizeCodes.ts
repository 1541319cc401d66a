import { normalizeCode } from "../rules/codes.ts";
import type { PartName, Parts } from "./Row.ts";

/** A row with its code as shoppers' typed codes are read; one with spaces around it could never be typed. */
export function normalizeCodes<Name extends PartName>(part: Name, row: Parts[Name]): Parts[Name] {
  const key = part === "promotions" ? "name" : part === "giftCards" ? "code" : null;
  // Rows are not checked yet.
  const value: unknown = key && Object(row)[key];
  if (key === null || typeof value !== "string") return row;
  const code = normalizeCode(value);
  return code === value ? row : { ...row, [key]: code };
}

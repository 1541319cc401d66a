import type { AgeNotice } from "../../types.ts";

/** Pages to read before agreeing to anything. */
const OPEN = /^\/(help|contact|pages\/[^/]+)\/?$/;

/**
 * True when a visitor has to confirm their age. `confirmed` is the cookie: the years they confirmed before.
 * The path is without its language.
 */
export function asksAge(
  notice: Pick<AgeNotice, "minimumAge"> | null | undefined,
  confirmed: string | undefined,
  path: string,
): boolean {
  if (!notice || OPEN.test(path)) return false;
  // A cookie that is no number compares false.
  return !(Number(confirmed) >= notice.minimumAge);
}

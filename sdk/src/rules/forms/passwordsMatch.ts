import { toRecord } from "./toRecord.ts";

/** The confirmation must be the new password; without a new password there is nothing to compare. */
export function passwordsMatch(value: unknown): Record<string, string> {
  const { password, passwordConfirm } = toRecord(value);
  return !password || passwordConfirm === password ? {} : { passwordConfirm: "match" };
}

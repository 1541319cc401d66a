import { reservedScope } from "../audit/replayRights.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";
import type { Caller } from "./Caller.ts";

/** Why the caller may not change these fields of a site; or null. */
export function reservedRefusal(
  { merchant }: Caller,
  fields: readonly string[],
): ErrorResponse<"merchantScopeMissing"> | null {
  const scope = reservedScope(fields);
  if (scope === undefined || (merchant?.sites === null && merchant.scopes.includes(scope))) return null;
  return refuse("merchantScopeMissing", scope);
}

import type { Caller } from "../access/Caller.ts";
import { coversSites, findMissingScope, type Granted } from "../access/grants.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";

/** Why the caller makes no such key; or null. */
export function keyRefusal(
  { merchant }: Caller,
  { scopes, sites }: Granted,
): ErrorResponse<"merchantScopeMissing"> | null {
  const missing = findMissingScope(merchant, { scopes, sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  return coversSites(merchant, sites) ? null : refuse("merchantScopeMissing", "keys:write");
}

import type { MerchantKey } from "@velours/sdk/types";

export type KeyState = "inUse" | "inactive" | "revoked" | "ended";

/** Tells if a key still works: not when it was revoked, its last day is over, or its maker may do none of it any more. */
export function keyState(
  { revokedAt, endsAt, scopes }: Pick<MerchantKey, "revokedAt" | "endsAt" | "scopes">,
  now: number,
): KeyState {
  if (revokedAt !== null) return "revoked";
  if (endsAt !== null && Date.parse(endsAt) < now) return "ended";
  return scopes.length === 0 ? "inactive" : "inUse";
}

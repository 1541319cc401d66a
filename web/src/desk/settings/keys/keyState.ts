import type { MerchantKey } from "@velours/sdk/types";

export type KeyState = "inUse" | "revoked" | "ended";

/** Tells if a key still works: not when it was revoked, nor when its last day is over. */
export function keyState(
  { revokedAt, endsAt }: Pick<MerchantKey, "revokedAt" | "endsAt">,
  now: number,
): KeyState {
  if (revokedAt !== null) return "revoked";
  return endsAt !== null && Date.parse(endsAt) < now ? "ended" : "inUse";
}

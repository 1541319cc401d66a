import type { MerchantKey } from "@velours/sdk/types";
import { readKeyGrants } from "./keyGrants.ts";
import type { MerchantKeyRow } from "./store/merchantKeys.ts";

/** A key as the contract shows it, without its value. */
export function presentKey(row: MerchantKeyRow): MerchantKey {
  const { id, name, sites, made_by, maker_name, created_at, used_at, expires_at, revoked_at } = row;
  return {
    id,
    name,
    ...(readKeyGrants(row) ?? { scopes: [], sites }),
    madeBy: made_by === null || maker_name === null ? null : { id: made_by, username: maker_name },
    createdAt: created_at,
    lastUsedAt: used_at,
    endsAt: expires_at,
    revokedAt: revoked_at,
  };
}

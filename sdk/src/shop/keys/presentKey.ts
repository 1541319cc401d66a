import type { MerchantKey } from "../../types.ts";
import { type KeyRights, readKeyGrants } from "./readKeyGrants.ts";

/** A key as stores read it. */
export interface KeyRow extends KeyRights {
  id: number;
  name: string;
  /** Null when they are no member any more. */
  maker_name: string | null;
  created_at: string;
  used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
}

/** A key as the contract shows it, without its value. */
export function presentKey(row: KeyRow): MerchantKey {
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

import type { MerchantKey } from "@velours/sdk/types";
import type { MerchantKeyRow } from "./store/merchantKeys.ts";

/** A key as the contract shows it, without its value. */
export const presentKey = ({
  id,
  name,
  scopes,
  sites,
  created_at,
  used_at,
  expires_at,
  revoked_at,
}: MerchantKeyRow): MerchantKey => ({
  id,
  name,
  scopes,
  sites,
  createdAt: created_at,
  lastUsedAt: used_at,
  endsAt: expires_at,
  revokedAt: revoked_at,
});

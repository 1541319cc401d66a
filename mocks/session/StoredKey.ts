import type { MerchantScope, SiteCode } from "@velours/sdk/types";

/** A merchant's key of one session. */
export interface StoredKey {
  id: number;
  name: string;
  value: string;
  scopes: MerchantScope[];
  /** Null for all sites. */
  sites: SiteCode[] | null;
  /** Id of the member who made it, or the key that did; null where that is not known. */
  madeBy: number | null;
  /** Id of the key that made it; null for a member. */
  madeWith: number | null;
  createdAt: string;
  usedAt: string | null;
  endsAt: string | null;
  revokedAt: string | null;
}

import type { MerchantScope, SiteCode, StaffRole } from "@velours/sdk/types";
import type { ColumnType, Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";
import type { RecordedChange } from "./audit/RecordedChange.ts";

/** Codes of sites; null for all of them. */
type Sites = ColumnType<SiteCode[] | null, string | null | undefined, string | null>;

/** A key of a merchant's program; only its hash is stored. */
export interface MerchantKeyTable {
  id: Generated<number>;
  name: string;
  key_hash: string;
  scopes: Json<MerchantScope[]>;
  sites: Sites;
  created_at: Timestamp;
  used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
  /** Null for a key without an end. */
  expires_at: NullableTimestamp;
}

/** A member who works for the shop. */
export interface StaffTable {
  user_id: number;
  role: StaffRole;
  sites: Sites;
  created_at: Timestamp;
}

/** The subject of an entry of the audit log; rows are added and never changed, but that an erasure takes values out. */
export interface MerchantChangeTable {
  entry_id: number;
  /** Null for all sites. */
  site: SiteCode | null;
  /** `order V-100023`, `product 100001`, `review 45`. */
  subjects: string[];
  /** Null where nothing is kept that could be put back. */
  changes: ColumnType<RecordedChange[] | null, string | null, null>;
  /** The entry that this one undid. */
  undoes: number | null;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    merchant_changes: MerchantChangeTable;
    merchant_keys: MerchantKeyTable;
    staff: StaffTable;
  }
}

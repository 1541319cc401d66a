import type { Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** A key of a merchant's program; only its hash is stored. */
export interface MerchantKeyTable {
  id: Generated<number>;
  name: string;
  key_hash: string;
  scopes: Json<string[]>;
  created_at: Timestamp;
  used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
  /** Null for a key without an end. */
  expires_at: NullableTimestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    merchant_keys: MerchantKeyTable;
  }
}

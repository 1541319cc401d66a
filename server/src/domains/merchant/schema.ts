import type { Obstacle, ProposalSubject, ProposedRequest, RecordedChange } from "@velours/sdk/shop";
import type {
  MerchantAccess,
  MerchantScope,
  ProposedOperation,
  SiteCode,
  StaffRole,
} from "@velours/sdk/types";
import type { ColumnType, Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

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
  /** The member who made it, or who made the key that made it; null for one of whom that is not known. */
  made_by: number | null;
  /** The key that made it; null for one of a member, or of the command. */
  made_with: number | null;
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
  /** Null where nothing is kept that could be put back, empty where nothing changed. */
  changes: ColumnType<RecordedChange[] | null, string | null, null>;
  /** Why nothing is kept of an import; null for all else. */
  obstacles: ColumnType<Obstacle[] | null, string | null, never>;
  /** The entry that this one undid. */
  undoes: number | null;
}

/** An act that waits for another person's consent, or did. */
export interface ProposalTable {
  id: Generated<number>;
  operation: ProposedOperation;
  site: SiteCode;
  order_id: string | null;
  /** Empty once it is not needed any more. */
  request: Json<ProposedRequest>;
  about: Json<ProposalSubject>;
  proposer_kind: MerchantAccess["kind"];
  proposer_id: number;
  /** The member who proposed it, or who made the key that did; null where that is not known. */
  person: number | null;
  state: Generated<"waiting" | "approved" | "rejected">;
  created_at: Timestamp;
  expires_at: Timestamp;
  decider_kind: MerchantAccess["kind"] | null;
  decider_id: number | null;
  decided_at: NullableTimestamp;
  reason: string | null;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    merchant_changes: MerchantChangeTable;
    merchant_keys: MerchantKeyTable;
    proposals: ProposalTable;
    staff: StaffTable;
  }
}

import type { DraftLine, Language, MerchantDraft, SiteCode } from "@velours/sdk/types";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** An order that a merchant prepared for a buyer. */
interface DraftTable {
  id: GeneratedAlways<number>;
  /** The last part of its link. It stands in clear, because the merchant copies the link again from the list. */
  token: string;
  site: SiteCode;
  language: Language;
  lines: Json<DraftLine[]>;
  email: string;
  address: ColumnType<MerchantDraft["address"], string | null, never>;
  promotion: string | null;
  message: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  closed_at: NullableTimestamp;
  paid_at: NullableTimestamp;
  /** The order that paid it. */
  order_id: Generated<string | null>;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    drafts: DraftTable;
  }
}

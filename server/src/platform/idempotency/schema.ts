import type { Generated } from "kysely";
import type { Json, Timestamp } from "../store/schema.ts";

/** A request that came with a key. A null `response` means that it is still under way. */
interface IdempotencyKeyTable {
  key: string;
  operation: string;
  request_hash: string;
  /** The claim of the request that works under it; null in rows from before claims. */
  claim: string | null;
  /** The member the response belongs to; null for a guest's. */
  user_id: Generated<number | null>;
  status: number | null;
  headers: Json<Record<string, string>> | null;
  response: string | null;
  created_at: Timestamp;
}

declare module "../store/schema.ts" {
  interface Database {
    idempotency_keys: IdempotencyKeyTable;
  }
}

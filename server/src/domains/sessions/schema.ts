import type { Generated } from "kysely";
import type { RequiredTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** A browser where a member is signed in; only the hash of its token is stored. */
interface SessionTable {
  token_hash: string;
  user_id: number;
  remember: boolean;
  created_at: Timestamp;
  used_at: Timestamp;
  /** When it ends unless it is used before. */
  idle_at: RequiredTimestamp;
  /** When it ends in any case. */
  expires_at: RequiredTimestamp;
  /** Names the session to its member. */
  id: Generated<string>;
  /** The browser's user agent at the sign-in. */
  user_agent: string | null;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    sessions: SessionTable;
  }
}

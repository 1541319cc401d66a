import type { Timestamp } from "../store/schema.ts";

/** A limited thing of a caller; `full_at` is when its whole allowance is back. */
interface RateLimitTable {
  key: string;
  full_at: Timestamp;
}

declare module "../store/schema.ts" {
  interface Database {
    rate_limits: RateLimitTable;
  }
}

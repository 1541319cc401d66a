import type { Generated } from "kysely";
import type { Timestamp } from "../../platform/store/schema.ts";

/** A member's favourite; `site` is where it was added. */
interface WishlistItemTable {
  id: Generated<number>;
  user_id: number;
  content_id: number;
  site: string;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    wishlist_items: WishlistItemTable;
  }
}

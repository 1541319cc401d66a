import type { Json } from "../../platform/store/schema.ts";

/** A card of the notifications feed; `document` is the contract's Notification as it was imported. */
interface NotificationTable {
  id: number;
  document: Json<Record<string, unknown>>;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    notifications: NotificationTable;
  }
}

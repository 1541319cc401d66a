import type { Generated } from "kysely";
import type { Json, RequiredTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** A member's monthly delivery; `amount` is the agreed price, `card` its token at the tokenisation provider. */
export interface SubscriptionTable {
  id: Generated<number>;
  user_id: number;
  site: string;
  product_ids: Json<number[]>;
  currency: string;
  amount: number;
  card: string;
  nonce_hash: string;
  paid_until: RequiredTimestamp;
  created_at: Timestamp;
}

/** The order of each month of a subscription, from 1. */
interface SubscriptionOrderTable {
  subscription_id: number;
  month: number;
  order_id: string;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    subscriptions: SubscriptionTable;
    subscription_orders: SubscriptionOrderTable;
  }
}

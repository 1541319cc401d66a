import type { SiteCode, WebhookEventType } from "@velours/sdk/types";
import type { ColumnType, Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** A secret that events are signed with, until it ends; the newest one has no end. */
export interface WebhookSecret {
  value: string;
  endsAt: string | null;
}

/** An address that events are sent to. */
export interface WebhookTable {
  id: string;
  url: string;
  events: Json<WebhookEventType[]>;
  /** Codes of sites; null for all of them. */
  sites: ColumnType<SiteCode[] | null, string | null, string | null>;
  enabled: boolean;
  secrets: Json<WebhookSecret[]>;
  created_at: Timestamp;
}

/** An event on its way to a webhook. Its job says whether it is sent again, and when. */
export interface WebhookDeliveryTable {
  id: string;
  number: Generated<number>;
  webhook_id: string;
  event_id: string;
  /** The event as text: the same bytes each time. */
  body: string;
  job_id: number;
  attempts: Generated<number>;
  status: Generated<number | null>;
  error: Generated<string | null>;
  attempted_at: NullableTimestamp;
  delivered_at: NullableTimestamp;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    webhooks: WebhookTable;
    webhook_deliveries: WebhookDeliveryTable;
  }
}

import type { ImportAppliedEvent } from "@velours/sdk/types";
import { sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** An event that happened, by the rows it is about. Triggers write it, but for imports. */
export type EventPayload = {
  id: string;
  /** As PostgreSQL writes it into JSON. */
  timestamp: string;
} & (
  | { type: "order.placed"; order_id: string }
  | { type: "order.paid"; order_id: string; attempt_id: string | null }
  | { type: "order.paymentFailed"; order_id: string; attempt_id: string }
  | { type: "order.shipped"; order_id: string; shipment_id: string }
  | { type: "order.refunded"; order_id: string; refund_id: string }
  | { type: "order.returnRequested"; order_id: string; return_id: string }
  | { type: "stock.low"; variant_id: number; region: string; before: number; after: number }
  | { type: "import.applied"; parts: ImportAppliedEvent["data"]["parts"] }
);

/** Notes that a file was imported, in the transaction that imports it, when a webhook wants to know. */
export async function addImportEvent(
  trx: Transaction<Database>,
  parts: ImportAppliedEvent["data"]["parts"],
): Promise<void> {
  await sql`select add_event_job('import.applied', ${json({ parts })}::jsonb)`.execute(trx);
}

declare module "../../../platform/jobs/store.ts" {
  interface JobPayloads {
    event: EventPayload;
  }
}

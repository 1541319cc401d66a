import type { WebhookDelivery } from "@velours/sdk/types";
import { readSearch } from "../../readSearch.ts";

/** States that the list of deliveries filters by. */
export const deliveryStates = [
  "waiting",
  "delivered",
  "failed",
] as const satisfies readonly WebhookDelivery["state"][];

export type DeliveriesSearch = ReturnType<typeof parseDeliveriesSearch>;
export const parseDeliveriesSearch = (search: Record<string, unknown>) =>
  readSearch(search, { state: deliveryStates, cursor: 100 });

import type { WebhookDelivery } from "@velours/sdk/types";
import { readSearch } from "../../readSearch.ts";

/** States that the list of deliveries filters by. */
export const deliveryStates = [
  "waiting",
  "delivered",
  "failed",
] as const satisfies readonly WebhookDelivery["state"][];

/** Filters of the list of deliveries, as they stand in the address. */
export interface DeliveriesSearch {
  state?: WebhookDelivery["state"];
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

export const parseDeliveriesSearch = (search: Record<string, unknown>): DeliveriesSearch =>
  readSearch(search, { state: deliveryStates, cursor: 100 });

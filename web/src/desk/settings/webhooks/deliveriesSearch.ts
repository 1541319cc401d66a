import type { WebhookDelivery } from "@velours/sdk/types";
import { readSearchText } from "../../readSearchText.ts";

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

/** Leaves out everything in an address that is no filter. */
export function parseDeliveriesSearch(search: Record<string, unknown>): DeliveriesSearch {
  const state = deliveryStates.find((candidate) => candidate === search.state);
  const cursor = readSearchText(search.cursor, 100);
  return { ...(state && { state }), ...(cursor && { cursor }) };
}

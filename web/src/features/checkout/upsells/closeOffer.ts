import type { CloseReason } from "@velours/sdk/rules";
import type { Shop } from "../../../platform/api/Shop.ts";
import { writeLog } from "../../../platform/api/writeLog.ts";

/** The order is shown without the answer after so many milliseconds; the shop closes the offer by itself as well. */
const TIMEOUT = 4000;

/** Ends the offers of an order, also from a page that is going away. A failure is logged. */
export async function closeOffer(
  shop: Pick<Shop, "api" | "site">,
  task: string,
  reason: CloseReason,
  detail?: string,
): Promise<void> {
  const client = await shop.api();
  const body = { task: { id: task }, reason, ...(detail && { detail }) };
  let failure: string;
  try {
    const { data, error } = await client.closeOrder({ body, keepalive: true, timeout: TIMEOUT });
    if (data) return;
    failure = error.message ?? error.reference;
  } catch (error) {
    failure = String(error);
  }
  const message = "Order failed to close for some reason";
  void writeLog(shop, { level: "error", type: "client", message, error: failure });
}

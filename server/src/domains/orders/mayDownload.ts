import { isUuid } from "../../platform/store/isUuid.ts";
import type { Db } from "../../platform/store/schema.ts";
import { isDownload } from "../catalogue/store/productRows.ts";
import { hasFailedAttempt } from "../payments/store/attempts.ts";
import { readOrderWithOwner } from "./store/orders.ts";

const folder = "/assets/files/";

/** Whether a file is there for everybody, or a product that has to be bought: then who may have it must be asked. */
export async function isSold(db: Db, path: string): Promise<boolean> {
  if (!path.startsWith(folder)) return false;
  return isDownload(db, path);
}

/**
 * Whether an e-book may be had: by who knows the id of an order with it, a member's order only by the member, as the
 * order itself, unless its payment failed.
 */
export async function mayDownload(
  db: Db,
  { path, orderId, userId }: { path: string; orderId: string | null; userId: number | undefined },
): Promise<boolean> {
  const found = isUuid(orderId) ? await readOrderWithOwner(db, orderId) : undefined;
  if (found === undefined || (found.userId !== null && found.userId !== userId)) return false;
  const bought = found.order.products.some(({ meta }) => meta.download_url?.split("?", 1)[0] === path);
  if (!bought) return false;
  return !(await hasFailedAttempt(db, found.order.id));
}

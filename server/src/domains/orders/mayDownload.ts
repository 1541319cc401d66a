import { isUuid } from "../../platform/store/isUuid.ts";
import type { Db } from "../../platform/store/schema.ts";
import { isDownload } from "../catalogue/store/productRows.ts";
import { hasFailedAttempt } from "../payments/store/attempts.ts";
import { readLines } from "./store/lines.ts";
import { readOrderWithOwner } from "./store/orders.ts";

const folder = "/assets/files/";

/** True for a file of a product that must be bought, rather than public. */
export async function isSold(db: Db, path: string): Promise<boolean> {
  if (!path.startsWith(folder)) return false;
  return isDownload(db, path);
}

/**
 * True when an e-book may be downloaded: with the id of an order that contains it, a member's order only by
 * that member, unless its payment failed or it was refunded.
 */
export async function mayDownload(
  db: Db,
  { path, orderId, userId }: { path: string; orderId: string | null; userId: number | undefined },
): Promise<boolean> {
  const found = isUuid(orderId) ? await readOrderWithOwner(db, orderId) : undefined;
  if (found === undefined || (found.userId !== null && found.userId !== userId)) return false;
  const lines = await readLines(db, found.order.id);
  const isBought = found.order.products.some(
    ({ meta, _quantity }, place) =>
      meta.download_url?.split("?", 1)[0] === path && (lines[place]?.refunded ?? 0) < _quantity,
  );
  if (!isBought) return false;
  return !(await hasFailedAttempt(db, found.order.id));
}

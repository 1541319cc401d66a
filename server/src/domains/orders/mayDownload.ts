import { countUnits } from "@velours/sdk/shop";
import type { OrderProduct } from "@velours/sdk/types";
import { isUuid } from "../../platform/store/isUuid.ts";
import type { Db } from "../../platform/store/schema.ts";
import { isLegalFile } from "../sites/legalFile.ts";
import { presentBookedOrders } from "./presentOrders.ts";
import { readOrderWithOwner } from "./store/orders.ts";

const folder = "/assets/files/";

/**
 * True for a file that must be bought: all but the legal ones, whatever the catalogue has. A product that names a new
 * edition or is gone would make public what its buyers paid for.
 */
export const isSold = (path: string): boolean => path.startsWith(folder) && !isLegalFile(path);

/**
 * True when an e-book may be downloaded: with the id of an order that contains it, a member's order only by
 * that member, unless the payment of its line failed or it was refunded.
 */
export async function mayDownload(
  db: Db,
  { path, orderId, userId }: { path: string; orderId: string | null; userId: number | undefined },
): Promise<boolean> {
  const found = isUuid(orderId) ? await readOrderWithOwner(db, orderId) : undefined;
  if (found === undefined || (found.userId !== null && found.userId !== userId)) return false;
  const isFile = ({ meta }: OrderProduct) => meta.download_url?.split("?", 1)[0] === path;
  if (!found.order.products.some(isFile)) return false;
  const [order] = await presentBookedOrders(db, [found.order]);
  if (order === undefined) return false;
  const units = countUnits(order);
  return order.products.some((product, place) => isFile(product) && (units[place]?.kept ?? 0) > 0);
}

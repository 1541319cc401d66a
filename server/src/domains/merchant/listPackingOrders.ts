import { selectSites } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { decodePlace, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { refreshOrders } from "../orders/refreshOrders.ts";
import { readOrders } from "../orders/store/orders.ts";
import { listPackingIds } from "../orders/store/packing.ts";
import { presentPackingOrders } from "./presentPackingOrder.ts";

const list = "packing";

/** Orders with units to pack at the sites that the caller works for, the oldest first. */
export const listPackingOrders: Handler<"listPackingOrders"> = async ({ query }, context) => {
  const { db } = context.store;
  const { site, cursor, limit = 24 } = query;
  const place = cursor === undefined ? undefined : decodePlace(cursor, list, ["micros", "number"]);
  if (cursor !== undefined && place === undefined) return refuseCursor();
  const after = place && { value: String(place[0]), number: Number(place[1]) };
  await refreshOrders(db);
  const sites = selectSites(context, site);
  const found = await listPackingIds(db, { sites, after, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, ({ place }) => [place.value, place.number]);
  const orders = await readOrders(
    db,
    page.map(({ id }) => id),
  );
  return { status: 200, body: await presentPackingOrders(db, orders), headers };
};

import type { Context } from "../../platform/context.ts";
import type { Query } from "../../platform/operationTypes.ts";
import { findOrders, findVariants, type OrderFilters } from "../orders/store/listedOrders.ts";
import { parseOrderNumber } from "./parseOrderNumber.ts";

type OrderQuery = Pick<
  Query<"listMerchantOrders">,
  "status" | "returns" | "placedFrom" | "placedUntil" | "changedSince" | "q" | "sku" | "site"
>;

/** The filters of a request, with what its texts were found in. */
export async function loadOrderFilters(
  { store: { db } }: Pick<Context, "store">,
  { status, returns, placedFrom, placedUntil, changedSince, q, sku, site }: OrderQuery,
): Promise<OrderFilters> {
  return {
    status,
    returnRequested: returns === "requested" || undefined,
    placedFrom,
    placedUntil,
    changedSince,
    sites: site === undefined ? null : [site],
    ...(q !== undefined && { found: await findOrders(db, q, parseOrderNumber(q)) }),
    ...(sku !== undefined && { variants: await findVariants(db, sku) }),
  };
}

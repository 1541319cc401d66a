import type { Context } from "../../platform/context.ts";
import type { Query } from "../../platform/operationTypes.ts";
import { findOrders, findVariants, type OrderFilters } from "../orders/store/listedOrders.ts";
import { mayUseSite } from "./mayUseSite.ts";
import { parseOrderNumber } from "./parseOrderNumber.ts";

type OrderQuery = Pick<
  Query<"listMerchantOrders">,
  "status" | "returns" | "placedFrom" | "placedUntil" | "changedSince" | "q" | "sku" | "site"
>;

/** The filters of a request within the caller's sites, with what its texts were found in. */
export async function loadOrderFilters(
  context: Pick<Context, "store" | "merchant">,
  { status, returns, placedFrom, placedUntil, changedSince, q, sku, site }: OrderQuery,
): Promise<OrderFilters> {
  const { db } = context.store;
  return {
    status,
    returnRequested: returns === "requested" || undefined,
    placedFrom,
    placedUntil,
    changedSince,
    sites: site === undefined ? (context.merchant?.sites ?? null) : mayUseSite(context, site) ? [site] : [],
    ...(q !== undefined && { found: await findOrders(db, q, parseOrderNumber(q)) }),
    ...(sku !== undefined && { variants: await findVariants(db, sku) }),
  };
}

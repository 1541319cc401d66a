import {
  type DayFilters,
  firstDay,
  lastDay,
  parseOrderNumber,
  requireDays,
  requireTimes,
  selectSites,
} from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import type { Query } from "../../platform/operationTypes.ts";
import type { Db } from "../../platform/store/schema.ts";
import { findOrders, findVariants, type OrderFilters } from "../orders/store/listedOrders.ts";
import { readTimeZones } from "./reports/readTimeZones.ts";

type OrderQuery = Pick<
  Query<"listMerchantOrders">,
  | "status"
  | "returns"
  | "isInTrouble"
  | "isToPack"
  | "placedFrom"
  | "placedUntil"
  | "changedSince"
  | "q"
  | "sku"
  | "site"
  | keyof DayFilters
>;

/** The filters of a request within the caller's sites, with what its texts were found in. */
export async function loadOrderFilters(
  context: Pick<Context, "store" | "merchant">,
  query: OrderQuery,
): Promise<OrderFilters> {
  const { status, returns, placedFrom, placedUntil, changedSince, q, sku, site } = query;
  requireDays(query);
  requireTimes({ placedFrom, placedUntil, changedSince });
  const { db } = context.store;
  const sites = selectSites(context, site);
  return {
    status,
    returns,
    inTrouble: query.isInTrouble,
    toPack: query.isToPack,
    placedFrom,
    placedUntil,
    changedSince,
    days: await loadDays(db, query),
    currency: query.currency,
    country: query.country,
    state: query.state,
    promotion: query.promotion,
    product: query.product,
    sites,
    ...(q !== undefined && { found: await findOrders(db, q, { number: parseOrderNumber(q), sites }) }),
    ...(sku !== undefined && { variants: await findVariants(db, sku) }),
  };
}

async function loadDays(db: Db, { fromDay, untilDay, daysOf }: OrderQuery): Promise<OrderFilters["days"]> {
  if (fromDay === undefined && untilDay === undefined) return undefined;
  return {
    of: daysOf ?? "placed",
    from: fromDay ?? firstDay,
    until: untilDay ?? lastDay,
    zones: await readTimeZones(db),
    sites: null,
  };
}

import { InvalidRequestError } from "../../requests/validate.ts";
import type { operations } from "../../types.ts";
import { requirePeriod } from "./requirePeriod.ts";

/** Filters without an index: they are looked for in the orders of some days. */
const rareFilters = ["currency", "country", "state", "promotion", "product"] as const;

type Query = NonNullable<operations["listMerchantOrders"]["parameters"]["query"]>;
export type DayFilters = Pick<Query, "fromDay" | "untilDay" | "daysOf" | (typeof rareFilters)[number]>;

/** Days before and after which the shop has none: PostgreSQL and Date both know them. */
export const firstDay = "1970-01-02";
export const lastDay = "9999-12-29";

/** Throws an InvalidRequestError where filters of orders need days that are missing, or have days that are no period. */
export function requireDays({ fromDay, untilDay, ...query }: DayFilters): void {
  const rare = rareFilters.find((name) => query[name] !== undefined);
  if (rare !== undefined && (fromDay === undefined || untilDay === undefined))
    throw new InvalidRequestError({ [rare]: "Needs fromDay and untilDay" });
  if (rare !== undefined || query.daysOf === "refunded")
    requirePeriod(fromDay ?? firstDay, untilDay ?? lastDay, "untilDay");
}

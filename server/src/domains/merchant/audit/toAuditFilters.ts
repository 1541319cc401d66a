import type { Context } from "../../../platform/context.ts";
import type { Query } from "../../../platform/operationTypes.ts";
import { selectSites } from "../selectSites.ts";
import type { AuditFilters } from "../store/merchantChanges.ts";

/** The filters of a request within the caller's sites. */
export const toAuditFilters = (
  context: Pick<Context, "merchant">,
  { actor, operation, site, order, product, from, until }: Query<"exportAuditEntries">,
): AuditFilters => ({
  actor,
  operation,
  sites: selectSites(context, site),
  subjects: [
    ...(order === undefined ? [] : [`order ${order.toUpperCase()}`]),
    ...(product === undefined ? [] : [`product ${product}`]),
  ],
  from,
  until,
});

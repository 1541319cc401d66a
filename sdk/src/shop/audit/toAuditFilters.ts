import type { operations } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import { selectSites } from "../access/selectSites.ts";
import { requireTimes } from "../requireTimes.ts";

/** The entries of the log that a list holds. */
export interface AuditFilters {
  actor?: string | undefined;
  operation?: string | undefined;
  /** Null for all sites, and for what is of all sites. */
  sites: readonly string[] | null;
  /** All of them. */
  subjects: readonly string[];
  from?: string | undefined;
  until?: string | undefined;
}

/** The filters of a request within the caller's sites. Throws an InvalidRequestError for a time that is none. */
export const toAuditFilters = (
  caller: Caller,
  {
    actor,
    operation,
    site,
    order,
    product,
    from,
    until,
  }: NonNullable<operations["exportAuditEntries"]["parameters"]["query"]>,
): AuditFilters => {
  requireTimes({ from, until });
  return {
    actor,
    operation,
    sites: selectSites(caller, site),
    subjects: [
      ...(order === undefined ? [] : [`order ${order.toUpperCase()}`]),
      ...(product === undefined ? [] : [`product ${product}`]),
    ],
    from,
    until,
  };
};

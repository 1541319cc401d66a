import { customerColumns } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { type ListedCustomer, listCustomers } from "../privacy/store/listCustomers.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { readPages } from "./exports/readPages.ts";
import { streamCsv } from "./exports/streamCsv.ts";
import { presentCustomerRow } from "./presentCustomerRow.ts";

/** Customers of an address or a name as CSV; the log has the entry before the first of them leaves. */
export const exportFoundCustomers: Handler<"exportFoundCustomers"> = async ({ query: { q } }, context) => {
  const { db, jobs } = context.store;
  const sites = context.merchant?.sites ?? null;
  await appendKeyEntry(db, context, "exportFoundCustomers");
  return streamCsv({
    name: "customers",
    columns: customerColumns,
    pages: toRows(
      readPages<ListedCustomer>((before, limit) =>
        q.trim().length < 2 ? Promise.resolve([]) : listCustomers(jobs, { text: q, sites, before, limit }),
      ),
    ),
  });
};

async function* toRows(pages: AsyncIterable<readonly ListedCustomer[]>) {
  for await (const rows of pages) yield rows.map(presentCustomerRow);
}

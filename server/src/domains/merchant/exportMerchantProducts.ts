import { productColumns, toProductRow } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import type { MerchantProductRow } from "../catalogue/store/merchantProducts.ts";
import { readVersionedSites } from "../sites/store.ts";
import { readPages } from "./exports/readPages.ts";
import { streamCsv } from "./exports/streamCsv.ts";
import { listProductRows, presentProduct } from "./products/loadProducts.ts";

/** Products have long descriptions, so that fewer of them are in memory at once. */
const pageSize = 200;

/** Products as CSV, as they are listed. */
export const exportMerchantProducts: Handler<"exportMerchantProducts"> = async ({ query }, context) => {
  const { jobs } = context.store;
  const sites = await readVersionedSites(jobs);
  return streamCsv({
    name: "products",
    columns: productColumns(new Set(sites.flatMap(({ value }) => value.currencies))),
    pages: toRows(
      readPages<MerchantProductRow>(
        (after, limit) => listProductRows(context, jobs, { ...query, after, limit }),
        pageSize,
      ),
    ),
  });
};

async function* toRows(pages: AsyncIterable<readonly MerchantProductRow[]>) {
  for await (const rows of pages) yield rows.map((row) => toProductRow(presentProduct(row)));
}

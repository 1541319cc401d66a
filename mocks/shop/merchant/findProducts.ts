import { toSortedTitle, uncounted } from "@velours/sdk/shop";
import type { MerchantProduct, operations } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import type { Place } from "./cursor.ts";
import { matchesProduct } from "./matchesProduct.ts";
import { presentMerchantProduct } from "./presentMerchantProduct.ts";
import { readShopFacts } from "./readShopFacts.ts";

type Query = NonNullable<operations["exportMerchantProducts"]["parameters"]["query"]>;

/** Products that filters find, whether or not they are sold, with the place of each in the requested order. */
export function findProducts(session: MockSession, { q, state, sort = "id-ascending" }: Query) {
  const facts = readShopFacts(session);
  const rows = session
    .allRecords()
    .filter(({ document }) => q === undefined || matchesProduct(document, q))
    .map((record) => presentMerchantProduct(record, facts))
    .filter(({ states }) => state === undefined || states.includes(state));
  const getKey = keys[sort.split("-")[0] as keyof typeof keys];
  return { rows, sort, getPlace: (row: MerchantProduct): Place => [getKey(row), row.product.id] };
}

const keys = {
  id: ({ product }: MerchantProduct) => product.id,
  created: ({ product }: MerchantProduct) => Date.parse(product.created_at ?? ""),
  title: ({ product }: MerchantProduct) => toSortedTitle(product.title),
  stock: ({ product }: MerchantProduct) =>
    product.inventories.reduce(
      (sum, { quantity, level }) =>
        Math.min(uncounted, sum + (quantity ?? (level === "none" ? 0 : uncounted))),
      0,
    ),
};

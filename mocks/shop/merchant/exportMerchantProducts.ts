import { productColumns, toProductRow } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { findProducts } from "./findProducts.ts";
import { sortRows } from "./paginate.ts";

/** Products as CSV, as they are listed. */
export const exportMerchantProducts: Handler<"exportMerchantProducts"> = ({ query }, { session }) => {
  const { rows, sort, getPlace } = findProducts(session, query);
  const currencies = new Set(session.sites.values().flatMap((site) => site.currencies));
  return csvResponse(
    "products",
    productColumns(currencies),
    sortRows(rows, getPlace, sort).map(toProductRow),
  );
};

import type { Handler } from "../../platform/contract.ts";
import { listProductRows, presentProduct } from "./products/loadProducts.ts";
import { sortedPage } from "./sortedPage.ts";

/** Products, whether or not they are sold. */
export const listMerchantProducts: Handler<"listMerchantProducts"> = ({ query }, context) => {
  const { q, state, sort = "id-ascending" } = query;
  return sortedPage(query, {
    list: `products ${sort}`,
    kinds: [sort.startsWith("title") ? "text" : "number", "number"],
    load(place, limit) {
      const after = place && { key: place[0]!, id: Number(place[1]) };
      return listProductRows(context, context.store.db, { q, state, sort, after, limit });
    },
    getPlace: ({ key, id }) => [key, id],
    present: presentProduct,
  });
};

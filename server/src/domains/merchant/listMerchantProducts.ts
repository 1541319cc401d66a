import type { Handler } from "../../platform/contract.ts";
import { numberedPage } from "./numberedPage.ts";
import { loadProducts } from "./products/loadProducts.ts";

/** Products by id, whether or not they are sold. */
export const listMerchantProducts: Handler<"listMerchantProducts"> = ({ query }, context) =>
  numberedPage("products", query, {
    load: (after = 0, limit) =>
      loadProducts(context, context.store.db, { q: query.q, state: query.state, after, limit }),
    getNumber: ({ product }) => product.id,
    present: (row) => row,
  });

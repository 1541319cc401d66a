import type { Handler } from "../Handler.ts";
import { matchesProduct } from "./matchesProduct.ts";
import { paginate } from "./paginate.ts";
import { presentMerchantProduct } from "./presentMerchantProduct.ts";
import { readShopFacts } from "./readShopFacts.ts";

/** Products by id, whether or not they are sold. */
export const listMerchantProducts: Handler<"listMerchantProducts"> = ({ query }, { session }) => {
  const { q, state } = query;
  const facts = readShopFacts(session);
  const found = session
    .records({ ids: [...session.shop.products.keys()] })
    .filter(({ document }) => q === undefined || matchesProduct(document, q))
    .map((record) => presentMerchantProduct(record, facts))
    .filter(({ states }) => state === undefined || states.includes(state));
  return paginate("products", found, query, ({ product }) => [product.id]);
};

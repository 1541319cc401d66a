import type { Handler } from "../Handler.ts";
import { findProducts } from "./findProducts.ts";
import { paginate } from "./paginate.ts";

/** Products, whether or not they are sold. */
export const listMerchantProducts: Handler<"listMerchantProducts"> = ({ query }, { session }) => {
  const { rows, sort, getPlace } = findProducts(session, query);
  return paginate(`products ${sort}`, rows, query, getPlace, sort);
};

import { namedOption } from "@velours/sdk/rules";
import type { SoldOrder } from "@velours/sdk/types";

/** A line of an order in words. */
export interface Goods {
  title: string;
  option?: string | null;
}

/** Names the lines of an order by their number. */
export const orderGoods =
  ({ products }: Pick<SoldOrder, "products">) =>
  (line: number): Goods | undefined => {
    const product = products[line - 1];
    return product && { title: product.title, option: namedOption(product._variant.option1) };
  };

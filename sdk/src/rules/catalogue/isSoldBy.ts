import type { Product } from "../../types.ts";

/** True for a product that a site with this source sells. */
export const isSoldBy = ({ sources = [] }: Pick<Product, "sources">, source: string): boolean =>
  sources.some((each) => each === source);

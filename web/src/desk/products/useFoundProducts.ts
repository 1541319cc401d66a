import { useMay } from "../desk.ts";
import { currentRows, usePage } from "../usePage.ts";

/** Shortest text that products are searched for. */
const SHORTEST = 2;

/** The first products by the words of their title, a SKU or an id; none for somebody who may not read them. */
export function useFoundProducts(typed: string, limit: number) {
  const mayRead = useMay("catalogue:read");
  const q = typed.trim();
  const isLong = q.length >= SHORTEST;
  const found = usePage("listMerchantProducts", { query: { q, limit } }, { enabled: mayRead && isLong });
  const { isFetching, isError } = found;
  return { products: currentRows(found).map(({ product }) => product), isLong, isFetching, isError };
}

import { useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk, useMay } from "../desk.ts";

/** Shortest text that products are searched for. */
const SHORTEST = 2;

/** The first products by the words of their title, a SKU or an id; none for somebody who may not read them. */
export function useFoundProducts(typed: string, limit: number) {
  const { api } = useDesk();
  const mayRead = useMay("catalogue:read");
  const query = { q: typed.trim(), limit };
  const isLong = query.q.length >= SHORTEST;
  const { data, isFetching, isError } = useQuery({
    queryKey: ["listMerchantProducts", query, "found"],
    queryFn: async ({ signal }) => orThrow(await api.listMerchantProducts({ params: { query }, signal })),
    enabled: mayRead && isLong,
  });
  return { products: isLong ? (data ?? []).map(({ product }) => product) : [], isLong, isFetching, isError };
}

import { useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk, useMay } from "../desk.ts";

/** Somewhere within the desk that a search leads to. */
export interface Found {
  to: string;
  label: string;
  /** Tells it from others of the same name. */
  detail?: string;
}

const MOST = 5;

/** Shortest text that orders and products are searched for. */
const SHORTEST = 2;

/** The first orders and products for exactly this text, of those the caller may read. */
export function useFound(typed: string) {
  const { api } = useDesk();
  const mayReadOrders = useMay("orders:read");
  const mayReadProducts = useMay("catalogue:read");
  const q = typed.trim();
  const params = { query: { q, limit: MOST } };
  const isLong = q.length >= SHORTEST;
  const orders = useQuery({
    queryKey: ["listMerchantOrders", params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.listMerchantOrders({ params, signal })).map(({ order: { number, user } }) => ({
        to: `/desk/orders/${number}`,
        label: number,
        detail: user.email,
      })),
    enabled: mayReadOrders && isLong,
  });
  const products = useQuery({
    queryKey: ["listMerchantProducts", params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.listMerchantProducts({ params, signal })).map(({ product: { id, title } }) => ({
        to: `/desk/products/${id}`,
        label: title,
        detail: String(id),
      })),
    enabled: mayReadProducts && isLong,
  });
  return {
    orders: isLong ? (orders.data ?? []) : [],
    products: isLong ? (products.data ?? []) : [],
    isFetching: orders.isFetching || products.isFetching,
    isFailed: orders.isError || products.isError,
  };
}

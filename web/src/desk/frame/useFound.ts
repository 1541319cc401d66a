import { useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { loggedReading } from "../customers/loggedReading.ts";
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

/** Whole addresses alone: each search for customers is in the audit log. */
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** The first orders and products for exactly this text, and the customers with this address, of those the caller may read. */
export function useFound(typed: string) {
  const { api } = useDesk();
  const mayReadOrders = useMay("orders:read");
  const mayReadProducts = useMay("catalogue:read");
  const mayReadCustomers = useMay("customers:read");
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
  const isAddress = ADDRESS.test(q);
  const customers = useQuery({
    queryKey: ["findCustomers", params.query, "found"],
    queryFn: async ({ signal }): Promise<Found[]> =>
      orThrow(await api.findCustomers({ params, signal })).map(({ id, email, name }) => ({
        to: `/desk/customers/${id}`,
        label: email,
        ...(name !== null && { detail: name }),
      })),
    enabled: mayReadCustomers && isAddress,
    ...loggedReading,
  });
  return {
    customers: isAddress ? (customers.data ?? []) : [],
    orders: isLong ? (orders.data ?? []) : [],
    products: isLong ? (products.data ?? []) : [],
    isFetching: orders.isFetching || products.isFetching || customers.isFetching,
    isFailed: orders.isError || products.isError || customers.isError,
  };
}

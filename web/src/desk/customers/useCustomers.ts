import { useDesk } from "../desk.ts";
import { usePage } from "../usePage.ts";
import type { CustomersSearch } from "./customersSearch.ts";
import { loggedReading } from "./loggedReading.ts";

/** Shortest text that the shop searches for. */
const SHORTEST = 2;

/** A page of the customers that are found, and where the next one begins; nothing without a text. */
export function useCustomers({ q = "", cursor }: CustomersSearch, limit: number) {
  const { api } = useDesk();
  const query = { q, ...(cursor && { cursor }), limit };
  return usePage({
    key: ["findCustomers", query],
    read: (signal) => api.findCustomers({ params: { query }, signal }),
    enabled: q.length >= SHORTEST,
    ...loggedReading,
  });
}

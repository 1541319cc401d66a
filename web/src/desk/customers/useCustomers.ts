import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk } from "../desk.ts";
import type { CustomersSearch } from "./customersSearch.ts";
import { loggedReading } from "./loggedReading.ts";

export const customersKey = "findCustomers";

/** Shortest text that the shop searches for. */
const SHORTEST = 2;

/** A page of the customers that are found, and where the next one begins; nothing without a text. */
export function useCustomers({ q = "", cursor }: CustomersSearch, limit: number) {
  const { api } = useDesk();
  const query = { q, ...(cursor && { cursor }), limit };
  return useQuery({
    queryKey: [customersKey, query],
    queryFn: async ({ signal }) => {
      const result = await api.findCustomers({ params: { query }, signal });
      return { rows: orThrow(result), next: result.response.headers.get("x-pagination-next") };
    },
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    ...loggedReading,
  });
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { listWebhooksQuery } from "@velours/sdk/query";
import { useDesk } from "../../desk.ts";
import type { DeliveriesSearch } from "./deliveriesSearch.ts";

export const deliveriesKey = "listWebhookDeliveries";

/** Every webhook of the sites that the caller works for. */
export const useWebhooks = () => useQuery(listWebhooksQuery(useDesk().api));

/** A page of a webhook's deliveries, and where the next one begins; read again while it is looked at. */
export function useDeliveries(id: string, query: DeliveriesSearch, limit: number) {
  const { api } = useDesk();
  return useQuery({
    queryKey: [deliveriesKey, id, query, limit],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { ...query, limit } };
      const result = await api.listWebhookDeliveries({ params, signal });
      return { rows: orThrow(result), next: result.response.headers.get("x-pagination-next") };
    },
    placeholderData: keepPreviousData,
    refetchInterval: 5_000,
  });
}

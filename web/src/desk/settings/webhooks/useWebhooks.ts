import { useQuery } from "@tanstack/react-query";
import { listWebhooksQuery } from "@velours/sdk/query";
import { useDesk } from "../../desk.ts";
import { usePage } from "../../usePage.ts";
import type { DeliveriesSearch } from "./deliveriesSearch.ts";

export const deliveriesKey = "listWebhookDeliveries";

/** Every webhook of the sites that the caller works for. */
export const useWebhooks = () => useQuery(listWebhooksQuery(useDesk().api));

/** A page of a webhook's deliveries, and where the next one begins; read again while it is looked at. */
export function useDeliveries(id: string, query: DeliveriesSearch, limit: number) {
  const { api } = useDesk();
  return usePage({
    key: [deliveriesKey, id, query, limit],
    read: (signal) =>
      api.listWebhookDeliveries({ params: { path: { id }, query: { ...query, limit } }, signal }),
    refetchInterval: 5_000,
  });
}

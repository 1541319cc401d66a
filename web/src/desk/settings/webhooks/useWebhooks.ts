import { useQuery } from "@tanstack/react-query";
import { listWebhooksQuery } from "@velours/sdk/query";
import { useDesk } from "../../desk.ts";

/** Every webhook of the sites that the caller works for. */
export const useWebhooks = () => useQuery(listWebhooksQuery(useDesk().api));

import { orThrow } from "@velours/sdk";
import type { Order } from "@velours/sdk/types";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { orderQuery } from "../queries.ts";

const TIMEOUT = 4000;

/** The order as the shop has it now; null when the shop doesn't answer. It replaces the page's copy. */
export async function refetchOrder({ shop, queries }: RouterContext, id: string): Promise<Order | null> {
  const queryFn = async () =>
    orThrow(await (await shop.api()).getOrder({ params: { path: { id } }, timeout: TIMEOUT, retries: 0 }));
  return queries.get({ ...orderQuery(shop, id), queryFn, staleTime: 0 }).catch(() => null);
}

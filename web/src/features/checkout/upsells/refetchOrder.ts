import { orThrow } from "@velours/sdk";
import type { Order } from "@velours/sdk/types";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { orderQuery } from "../queries.ts";

const TIMEOUT = 4000;

/**
 * The order as the shop has it once `change` is through; null when the shop doesn't answer. It replaces the page's copy,
 * and until then each question about the order waits for it.
 */
export async function refetchOrder(
  { shop, queries }: RouterContext,
  id: string,
  change: Promise<void> = Promise.resolve(),
): Promise<Order | null> {
  const queryFn = async () => {
    await change;
    return orThrow(
      await (await shop.api()).getOrder({ params: { path: { id } }, timeout: TIMEOUT, retries: 0 }),
    );
  };
  const stale = orderQuery(shop, id);
  await (await queries.observe()).client.invalidateQueries({ queryKey: stale.queryKey, refetchType: "none" });
  return queries.get({ ...stale, queryFn, staleTime: 0 }).catch(() => null);
}

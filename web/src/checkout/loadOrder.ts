import type { Order } from "@velours/sdk/types";
import type { RouterContext } from "../router.tsx";
import { orderQuery } from "./queries.ts";

export interface LoadedOrder {
  order: Order | null;
  /** The order was asked for and could not be had: the error view shows (C-263). */
  failed: boolean;
}

/** The order of `?id=`; none without one. A failure is part of the page, not the end of it. */
export async function loadOrder(
  { queries, shop }: RouterContext,
  id: string | undefined,
): Promise<LoadedOrder> {
  if (!id) return { order: null, failed: false };
  try {
    return { order: await queries.get(orderQuery(shop, id)), failed: false };
  } catch {
    return { order: null, failed: true };
  }
}

import type { Order } from "@velours/sdk/types";
import { ChunkError } from "../../chunks/ChunkError.ts";
import type { RouterContext } from "../../RouterContext.ts";
import { orderQuery } from "../queries.ts";
import { CompleteStep, OrderErrorView } from "./orderParts.ts";

export interface LoadedOrder {
  order: Order | null;
  /** The order could not be loaded: the error view shows. */
  failed: boolean;
}

/** The order of `?id=`; none without one. A failure is part of the page, not the end of it. */
export async function loadOrder(
  { queries, shop }: RouterContext,
  id: string | undefined,
): Promise<LoadedOrder> {
  if (!id) return { order: null, failed: false };
  try {
    const order = await queries.get(orderQuery(shop, id));
    await CompleteStep.preload?.();
    return { order, failed: false };
  } catch (error) {
    if (error instanceof ChunkError) throw error;
    await OrderErrorView.preload?.();
    return { order: null, failed: true };
  }
}

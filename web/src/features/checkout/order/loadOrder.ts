import { redirect } from "@tanstack/react-router";
import { RefusedError } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Order } from "@velours/sdk/types";
import { ChunkError } from "../../../platform/chunks/ChunkError.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { loadUser } from "../../../platform/session/loadUser.ts";
import { orderQuery } from "../queries.ts";
import { CompleteStep, OrderErrorView } from "./orderParts.ts";

export interface LoadedOrder {
  order: Order | null;
  /** The order could not be loaded: the error view shows. */
  failed: boolean;
}

/**
 * The order of `?id=`; none without one. A failure is part of the page, not the end of it; a member
 * whose order does not exist is sent to those that do.
 */
export async function loadOrder(context: RouterContext, id: string | undefined): Promise<LoadedOrder> {
  const { queries, shop } = context;
  if (!id) return { order: null, failed: false };
  try {
    const order = await queries.get(orderQuery(shop, id));
    await CompleteStep.preload?.();
    return { order, failed: false };
  } catch (error) {
    if (error instanceof ChunkError) throw error;
    if (isUnknownOrder(error) && (await isMember(context)))
      throw redirect({ to: "/account/orders", replace: true, statusCode: 307 });
    await OrderErrorView.preload?.();
    return { order: null, failed: true };
  }
}

const isUnknownOrder = (error: unknown): boolean =>
  error instanceof RefusedError && isReference(error.error, "resourceDoesNotExist");

/** Without an answer the error view shows, as to a guest. */
const isMember = async (context: RouterContext): Promise<boolean> =>
  (await loadUser(context).catch(() => null)) !== null;

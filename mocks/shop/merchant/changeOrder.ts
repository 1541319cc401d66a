import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { findMerchantOrder, refuseOrder } from "./findMerchantOrder.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

interface OrderRequest {
  params: { number: string };
  headers: Record<string, string | undefined>;
  body: unknown;
}

/**
 * Changes an order of the session once for an Idempotency-Key, and answers it; `change` answers a refusal. Undefined for an
 * order of the contract's examples.
 */
export function changeOrder(
  context: Context,
  operation: string,
  input: OrderRequest,
  change: (placed: PlacedOrder) => MockResponse | undefined,
  present: (session: MockSession, placed: PlacedOrder) => object = presentMerchantOrder,
): MockResponse | undefined | Promise<MockResponse> {
  const placed = findMerchantOrder(context, input.params.number);
  if (placed === undefined) return refuseOrder(context, input.params.number);
  return onceForKey(
    context,
    `${operation} ${placed.order.id}`,
    input,
    () => change(placed) ?? { status: 200, body: present(context.session, placed) },
  );
}

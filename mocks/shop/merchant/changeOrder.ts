import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

interface OrderRequest {
  params: { number: string };
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** Changes an order of the caller's sites once for an Idempotency-Key, and answers it; `change` answers a refusal. */
export function changeOrder(
  context: Context,
  operation: string,
  input: OrderRequest,
  change: (placed: PlacedOrder) => MockResponse | undefined,
  present: (session: MockSession, placed: PlacedOrder) => object = presentMerchantOrder,
): MockResponse | Promise<MockResponse> {
  const { params, headers, body } = input;
  const placed = findMerchantOrder(context, params.number);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  return onceForKey(
    context,
    operation,
    // A repeated request may name the revision that the first one left.
    { params, headers: { ...headers, "if-match": undefined }, body },
    () => change(placed) ?? { status: 200, body: present(context.session, placed) },
  );
}

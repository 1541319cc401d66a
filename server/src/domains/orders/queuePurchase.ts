import type { OperationName } from "../../generated/operations.ts";
import { type Handler, type Result, refuse } from "../../platform/contract.ts";
import { latestPurchase } from "./takePayment.ts";

/**
 * A handler that takes money, begun when it can still be answered in time. Otherwise it is refused before it reads or
 * writes anything: no card is touched, and its key stays free.
 */
export const queuePurchase =
  <Op extends OperationName>(handler: Handler<Op>): Handler<Op> =>
  async (input, context) => {
    const { purchaseQueue, isGone } = context;
    const caller = { latestStart: latestPurchase(context), isGone };
    const result = await purchaseQueue.run(caller, async () => handler(input, context));
    if ("done" in result) return result.done;
    const headers = { "retry-after": result.retryAfter };
    // Every operation may answer it.
    return refuse("serviceUnavailable", null, { headers }) as Result<OperationName> as Result<Op>;
  };

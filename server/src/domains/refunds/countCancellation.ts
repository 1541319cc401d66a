import type { Order } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";

/**
 * Counts a cancellation of its buyer, in its own transaction: without a limit a few orders could hold all stock without
 * end, and write to a stranger's address. Refuses with an OrderRefusal.
 */
export async function countCancellation(trx: Transaction, { user }: Order, ip: string): Promise<void> {
  const seconds = await consumeAllowances(trx, [
    { limit: "cancelIp", of: ip },
    { limit: "cancelBuyer", of: user.email },
  ]);
  if (seconds === 0) return;
  const options = { of: "cancellations", headers: { "retry-after": seconds } };
  refuseWrites<OrderRefusal>(refuse("rateLimited", null, options));
}

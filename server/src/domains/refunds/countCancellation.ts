import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";

/**
 * Counts a cancellation of its buyer, in its own transaction: without a limit a few orders could hold all stock without
 * end, and write to a stranger's address. Anyone can order under an address, so a guest is counted by address and caller.
 * Refuses with an OrderRefusal.
 */
export async function countCancellation(
  trx: Transaction,
  order: Order,
  { user, ip }: Pick<Context, "user" | "ip">,
): Promise<void> {
  const buyer = user === undefined ? { of: order.user.email, from: ip } : { of: `member ${user.id}` };
  const seconds = await consumeAllowances(trx, [
    { limit: "cancelIp", of: ip },
    { limit: "cancelBuyer", ...buyer },
  ]);
  if (seconds === 0) return;
  const options = { of: "cancellations", headers: { "retry-after": seconds } };
  refuseWrites<OrderRefusal>(refuse("rateLimited", null, options));
}

import { returnProgress } from "@velours/sdk/shop";
import type { ReturnRequest } from "@velours/sdk/types";
import type { Db, Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { presentOrders } from "./presentOrders.ts";
import { storeMissingFacts, storeOrderFacts, takeOrderChanges } from "./store/orderFacts.ts";
import { readOrders } from "./store/orders.ts";
import { listUnansweredReturns } from "./store/returns.ts";

/** Orders of a transaction that stores what they are found by. */
const batch = 500;

/** Batches of a call of `completeStatuses`: orders that are bought meanwhile wait for none of them. */
const batches = 25;

/** Stores what orders that have changed since are found by: status, waiting returns, trouble, time of the change. */
export async function refreshOrders(db: Db): Promise<void> {
  for (let count = batch; count === batch; ) {
    count = await inTransaction(db, async (trx) => {
      const changes = await takeOrderChanges(trx, batch);
      const ids = [...new Set(changes)];
      if (ids.length > 0) await storeOrderFacts(trx, ids, await findRequestedReturns(trx, ids));
      return changes.length;
    });
  }
}

/** Orders with a return that waits for an answer, and whose units are not all refunded. */
async function findRequestedReturns(trx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const unanswered = await listUnansweredReturns(trx, ids);
  const orders = await presentOrders(trx, await readOrders(trx, [...new Set(unanswered)]));
  const isWaiting = (request: ReturnRequest) => returnProgress(request) === "requested";
  return new Set(orders.filter(({ returns }) => returns?.some(isWaiting)).map(({ id }) => id));
}

/** Brings changed orders up to date, and those that older versions wrote, the newest first. */
export async function completeStatuses(db: Db): Promise<void> {
  await refreshOrders(db);
  for (let nth = 0; nth < batches; nth++) if ((await storeMissingFacts(db, batch)) < batch) return;
}

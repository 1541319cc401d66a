import { type ReturnProgress, returnProgress } from "@velours/sdk/shop";
import type { Db, Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { presentOrders } from "./presentOrders.ts";
import {
  storeMissingFacts,
  storeOrderFacts,
  takeOrderChanges,
  type WaitingReturns,
} from "./store/orderFacts.ts";
import { readOrders } from "./store/orders.ts";
import { listOrdersWithReturns } from "./store/returns.ts";

/** Orders of a transaction that stores what they are found by. */
const batch = 500;

/** Batches of a call of `completeStatuses`: orders that are bought meanwhile wait for none of them. */
const batches = 25;

/** Batches of changes that a request takes: an upgrade can leave as many as there are orders. */
const batchesOfRequest = 4;

/**
 * Stores what orders that have changed since are found by: status, waiting returns, trouble, time of the change. Takes the
 * newest changes, no more than a request has time for; false when older ones are left.
 */
export async function refreshOrders(db: Db): Promise<boolean> {
  for (let nth = 0; nth < batchesOfRequest; nth++) {
    const count = await inTransaction(db, async (trx) => {
      const changes = await takeOrderChanges(trx, batch);
      const ids = [...new Set(changes)];
      if (ids.length > 0) await storeOrderFacts(trx, ids, await findWaitingReturns(trx, ids));
      return changes.length;
    });
    if (count < batch) return true;
  }
  return false;
}

/** The same for every change, however many there are. */
export async function refreshAllOrders(db: Db): Promise<void> {
  while (!(await refreshOrders(db)));
}

/** Orders with a return that waits for an answer, or was received, and whose units are not all refunded. */
async function findWaitingReturns(trx: Transaction, ids: readonly string[]): Promise<WaitingReturns> {
  const waiting = await listOrdersWithReturns(trx, ids);
  const orders = await presentOrders(trx, await readOrders(trx, waiting));
  const find = (progress: ReturnProgress) =>
    new Set(
      orders
        .filter(({ returns }) => returns?.some((request) => returnProgress(request) === progress))
        .map(({ id }) => id),
    );
  return { requested: find("requested"), received: find("received") };
}

/** Brings changed orders up to date, and those that older versions wrote, the newest first. */
export async function completeStatuses(db: Db): Promise<void> {
  await refreshAllOrders(db);
  for (let nth = 0; nth < batches; nth++) if ((await storeMissingFacts(db, batch)) < batch) return;
}

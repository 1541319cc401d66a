import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { toChargedOrder } from "./chargedOrder.ts";
import { lockFormerOrders, storeChargedOrders } from "./store/formerOrders.ts";

/** Orders of a transaction, and transactions of a call: orders that are bought meanwhile wait for neither. */
const batch = 200;
const batches = 25;

/**
 * Stores what was paid for each line of orders that do not say it, and marks them. Each call goes on where the last one
 * ended; returns how many orders it changed.
 */
export async function chargeFormerOrders(db: Db): Promise<number> {
  let changed = 0;
  for (let nth = 0; nth < batches; nth++) {
    const count = await chargeBatch(db);
    changed += count;
    if (count < batch) break;
  }
  return changed;
}

const chargeBatch = (db: Db): Promise<number> =>
  inTransaction(db, async (trx) => {
    const former = await lockFormerOrders(trx, batch);
    const charged = former.map(({ id, document, rows, attempts }) => ({
      id,
      document: toChargedOrder(document, rows, attempts),
    }));
    if (charged.length > 0) await storeChargedOrders(trx, charged);
    return charged.length;
  });

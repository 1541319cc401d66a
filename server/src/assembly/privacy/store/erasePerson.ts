import { sql } from "kysely";
import { removeReviews } from "../../../domains/catalogue/store/reviews.ts";
import { lockReviewIds } from "../../../domains/orders/store/orderReviews.ts";
import { StartError } from "../../../platform/config/StartError.ts";
import type { Db, Transaction } from "../../../platform/store/schema.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { eraseDocuments } from "./eraseDocuments.ts";
import { findPerson } from "./findPerson.ts";
import { type Person, personalTables } from "./personalTables.ts";

/**
 * Deletes what the shop keeps about a person, and takes the person out of what must stay: orders, payments and ledgers.
 * Throws a StartError while an order is still to be sent or its money is on its way.
 */
export async function erasePerson(db: Db, address: string): Promise<string> {
  return await inTransaction(db, async (trx) => {
    const person = await findPerson(trx, address);
    await refuseOpenOrders(trx, person);
    await eraseDocuments(trx, person);
    await removeReviews(trx, await lockReviewIds(trx, person.orderIds));
    for (const [name, personal] of Object.entries(personalTables)) {
      if (personal === null) continue;
      const [table, about] = [sql.table(name), personal.about(person)];
      const statement =
        personal.erase === undefined
          ? sql`delete from ${table} where ${about}`
          : sql`update ${table} set ${personal.erase} where ${about}`;
      await statement.execute(trx);
    }
    const who = person.userId === null ? "The guest" : `Member ${person.userId}`;
    const rest = "Erase them at your payment, email and marketing services as well.";
    return `${who} is erased; ${person.orderIds.length} orders stay without a buyer. ${rest}`;
  });
}

async function refuseOpenOrders(trx: Transaction, { orderIds }: Person): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select document ->> 'number' as number from orders o where id = any(${[...orderIds]}::uuid[]) and (
      (cancelled_at is null and exists (select from order_lines l
        where l.order_id = o.id and l.in_parcel and l.shipped + l.refunded < l.quantity))
      or exists (select from payment_attempts p where p.order_id = o.id and p.state in ('authorizing', 'authorized'))
      or exists (select from refund_payments r join refunds f on f.id = r.refund_id
        where f.order_id = o.id and r.state = 'pending')
      or exists (select from order_tasks t where t.order_id = o.id and t.state = 'open')
      or exists (select from jobs j where j.kind = 'gift-card' and j.done_at is null and j.dead_at is null
        and j.payload ->> 'order_id' = o.id::text))
    order by o.number`.execute(trx);
  if (rows.length === 0) return;
  const numbers = rows.map(({ number }) => number).join(", ");
  throw new StartError(
    `Not finished yet: ${numbers}. Ship, refund or cancel what is open first, and wait for its money. Nothing was changed.`,
  );
}

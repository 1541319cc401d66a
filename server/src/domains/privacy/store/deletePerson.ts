import { sql } from "kysely";
import type { Transaction } from "../../../platform/store/schema.ts";
import { removeReviews } from "../../catalogue/store/reviews.ts";
import { lockReviewIds } from "../../orders/store/orderReviews.ts";
import { eraseDocuments } from "./eraseDocuments.ts";
import { type Person, personalTables } from "./personalTables.ts";

/**
 * Deletes what the shop keeps about a person, and takes the person out of what must stay: orders, payments and ledgers.
 * `listOpenOrders` has locked the orders and found none.
 */
export async function deletePerson(trx: Transaction, person: Person): Promise<void> {
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
}

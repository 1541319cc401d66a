import { erasedEmail, withoutBuyer } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { type RawBuilder, sql } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { storePartiesOf } from "../../orders/store/invoices.ts";
import { isBuyer, type Person, personalTables } from "./personalTables.ts";

/**
 * Rewrites a person's orders, others' with the person's address, their invoices, and the answers that are kept for a
 * repeated request.
 */
export async function eraseDocuments(trx: Transaction, person: Person): Promise<void> {
  // Stored first: housekeeping that read an order before its erasure would otherwise store its buyer in an older invoice again.
  for (const id of [...person.orderIds, ...person.othersOrderIds]) await storePartiesOf(trx, id);
  const orders = trx
    .selectFrom("orders")
    .select(["id", "document"])
    .where("id", "in", [...person.orderIds]);
  for (const { id, document } of person.orderIds.length === 0 ? [] : await orders.execute())
    await trx
      .updateTable("orders")
      .set({ document: json(withoutBuyer(document)) })
      .where("id", "=", id)
      .execute();

  await sql`
    update orders set email = ${erasedEmail}, document = jsonb_set(document, '{user,email}', to_jsonb(${erasedEmail}::text))
    where id = any(${[...person.othersOrderIds]}::uuid[])`.execute(trx);
  await sql`
    update invoices i set buyer = jsonb_set(i.buyer, '{email}', to_jsonb(${erasedEmail}::text)) from orders o
    where ${isBuyer(person)} and o.id = coalesce(i.order_id, i.offer_of)
      and o.user_id is not null and o.user_id is distinct from ${person.userId}::bigint`.execute(trx);

  const about = personalTables.idempotency_keys!.about;
  await eraseAnswers(trx, about(person), withoutBuyer);
  const others = about({ ...person, userId: null, orderIds: person.othersOrderIds });
  await eraseAnswers(
    trx,
    sql`(${others}) and position(${person.email} in lower(response)) > 0`,
    withoutEmail,
  );
}

const withoutEmail = (order: Order): Order => ({ ...order, user: { email: erasedEmail } });

async function eraseAnswers(
  trx: Transaction,
  about: RawBuilder<unknown>,
  erase: (order: Order) => Order,
): Promise<void> {
  const { rows } = await sql<{ key: string; operation: string; response: string | null }>`
    select key, operation, response from idempotency_keys where ${about}`.execute(trx);
  for (const { key, operation, response } of rows) {
    const answer = eraseAnswer(JSON.parse(response ?? "null"), erase);
    const ofKey = sql`where key = ${key} and operation = ${operation}`;
    await (answer === undefined
      ? sql`delete from idempotency_keys ${ofKey}`
      : sql`update idempotency_keys set response = ${JSON.stringify(answer)} ${ofKey}`
    ).execute(trx);
  }
}

/** The answer to a buyer is an order, that to a merchant has one in it; undefined for any other. */
function eraseAnswer(
  answer: (Partial<Order> & { order?: Order }) | null,
  erase: (order: Order) => Order,
): object | undefined {
  // A draft names its order by number.
  if (typeof answer?.order === "object" && answer.order !== null)
    return { ...answer, order: erase(answer.order) };
  return answer?.products === undefined ? undefined : erase(answer as Order);
}

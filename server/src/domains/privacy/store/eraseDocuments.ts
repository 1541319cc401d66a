import type { Order } from "@velours/sdk/types";
import { sql } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { withoutBuyer } from "../withoutBuyer.ts";
import { type Person, personalTables } from "./personalTables.ts";

/** Rewrites a person's orders, and the answers that are kept for a repeated request. */
export async function eraseDocuments(trx: Transaction, person: Person): Promise<void> {
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

  const about = personalTables.idempotency_keys?.about(person);
  const { rows } = await sql<{ key: string; operation: string; response: string | null }>`
    select key, operation, response from idempotency_keys where ${about}`.execute(trx);
  for (const { key, operation, response } of rows) {
    const answer = eraseAnswer(JSON.parse(response ?? "null"));
    const ofKey = sql`where key = ${key} and operation = ${operation}`;
    await (answer === undefined
      ? sql`delete from idempotency_keys ${ofKey}`
      : sql`update idempotency_keys set response = ${JSON.stringify(answer)} ${ofKey}`
    ).execute(trx);
  }
}

/** The answer to a buyer is an order, that to a merchant has one in it; undefined for any other. */
function eraseAnswer(answer: (Partial<Order> & { order?: Order }) | null): object | undefined {
  // A draft names its order by number.
  if (typeof answer?.order === "object" && answer.order !== null)
    return { ...answer, order: withoutBuyer(answer.order) };
  return answer?.products === undefined ? undefined : withoutBuyer(answer as Order);
}

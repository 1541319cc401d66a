import type { ReturnRequest } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** A return as it is on record. */
export type StoredReturn = Omit<ReturnRequest, "state">;

export async function insertReturn(
  trx: Transaction<Database>,
  orderId: string,
  { id, reason, note, lines }: Omit<StoredReturn, "created_at" | "answer" | "earlierAnswers">,
): Promise<void> {
  await trx
    .insertInto("returns")
    .values({ id, order_id: orderId, reason, note, lines: json(lines) })
    .execute();
}

/** The returns of these orders, the oldest first. */
export async function readReturns(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<(StoredReturn & { orderId: string })[]> {
  const rows = await db
    .selectFrom("returns")
    .selectAll()
    .where("order_id", "in", [...orderIds])
    .orderBy("created_at")
    .execute();
  return rows.map(({ order_id, answer, answer_note, answered_at, earlier_answers: earlier, ...request }) => ({
    ...request,
    orderId: order_id,
    answer: answer && { answer, note: answer_note, answeredAt: answered_at ?? request.created_at },
    ...(earlier.length > 0 && {
      earlierAnswers: earlier.map((each) => ({
        ...each,
        answeredAt: new Date(each.answeredAt).toISOString(),
      })),
    }),
  }));
}

const earlierAnswer = sql`jsonb_build_object('answer', answer, 'answeredAt', answered_at)`;

/** Stores the shop's answer to a return; its order is locked. */
export async function storeReturnAnswer(
  trx: Transaction<Database>,
  id: string,
  { answer, note }: Pick<NonNullable<StoredReturn["answer"]>, "answer" | "note">,
): Promise<void> {
  await trx
    .updateTable("returns")
    .set({
      answer,
      answer_note: note,
      answered_at: sql<string>`now()`,
      earlier_answers: sql<string>`case when answer is null then earlier_answers
        else earlier_answers || jsonb_build_array(${earlierAnswer}) end`,
    })
    .where("id", "=", id)
    .execute();
}

/** The ones of these orders that have a return without an answer, or one that was received. */
export async function listOrdersWithReturns(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("returns")
    .select("order_id")
    .distinct()
    .where("order_id", "in", [...orderIds])
    .where((eb) => eb.or([eb("answer", "is", null), eb("answer", "=", "received")]))
    .execute();
  return rows.map(({ order_id }) => order_id);
}

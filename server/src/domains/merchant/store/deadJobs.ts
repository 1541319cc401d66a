import type { DeadJob } from "@velours/sdk/types";
import { type RawBuilder, sql } from "kysely";
import type { Db, Transaction } from "../../../platform/store/schema.ts";

/** Kinds that are given up in the end; a webhook's deliveries are listed with it. */
const kinds: readonly DeadJob["kind"][] = ["mail", "stock-notice", "subscribe", "event"];

/** A job that was given up, with the order that it is about. */
export interface DeadJobRow {
  id: number;
  kind: DeadJob["kind"];
  template: string | null;
  order_number: string | null;
  error: string | null;
  attempts: number;
  dead_at: string;
  /** The same in microseconds since 1970. */
  micros: string;
}

const select = (condition: RawBuilder<boolean>) => sql<DeadJobRow>`
  select j.id, j.kind, coalesce(j.payload ->> 'template', j.payload ->> 'type') as template, o.document ->> 'number' as order_number,
    j.error, j.attempts, j.dead_at, (extract(epoch from j.dead_at) * 1000000)::bigint::text as micros
  from jobs j left join orders o on o.id = (j.payload ->> 'order_id')::uuid
  where j.dead_at is not null and j.kind in (${sql.join(kinds)}) and ${condition}`;

/** Jobs that were given up, the latest first. */
export async function listDeadJobRows(
  db: Db,
  { before, limit }: { before?: { micros: string; id: number } | undefined; limit: number },
): Promise<DeadJobRow[]> {
  const condition =
    before === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(j.dead_at, j.id)
          < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id})`;
  const { rows } = await sql<DeadJobRow>`
    ${select(condition)} order by j.dead_at desc, j.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Makes a job that was given up due at once, with all its attempts; undefined when it was not. Returns it as it was. */
export async function reviveJob(trx: Transaction, id: number): Promise<DeadJobRow | undefined> {
  const { rows } = await sql<DeadJobRow>`${select(sql`j.id = ${id}`)} for update of j`.execute(trx);
  await sql`
    update jobs set dead_at = null, run_at = now(), due_at = null, attempts = 0
    where id = ${rows[0]?.id ?? null}`.execute(trx);
  return rows[0];
}

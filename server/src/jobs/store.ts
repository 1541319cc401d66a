import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../store/json.ts";
import type { Database } from "../store/schema.ts";

export interface Job {
  kind: "capture" | "mail";
  payload: Record<string, unknown>;
}

/** Writes work down in the transaction that makes it necessary: both happen or neither. */
export async function addJobs(trx: Transaction<Database>, jobs: readonly Job[]): Promise<void> {
  await trx
    .insertInto("jobs")
    .values(jobs.map(({ kind, payload }) => ({ kind, payload: json(payload) })))
    .execute();
}

/** Takes due jobs of a kind; who takes one has it for a minute, so it comes back when its taker dies. */
export async function takeJobs(
  db: Kysely<Database>,
  kind: Job["kind"],
  limit: number,
): Promise<{ id: number; payload: Record<string, unknown> }[]> {
  const { rows } = await sql<{ id: number; payload: Record<string, unknown> }>`
    update jobs set attempts = attempts + 1, run_at = now() + interval '1 minute'
    where id in (
      select id from jobs where done_at is null and kind = ${kind} and run_at <= now()
      order by run_at limit ${limit} for update skip locked
    )
    returning id, payload`.execute(db);
  return rows;
}

/** Marks a job as done, or keeps why it failed; it is taken again when its minute is over. */
export async function finishJob(db: Kysely<Database>, id: number, error?: string): Promise<void> {
  const change = error === undefined ? { done_at: new Date().toISOString(), error: null } : { error };
  await db.updateTable("jobs").set(change).where("id", "=", id).execute();
}

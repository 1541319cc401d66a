import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../store/json.ts";
import type { Database, JobTable } from "../store/schema.ts";

export interface Job {
  kind: JobTable["kind"];
  payload: Record<string, unknown>;
  /** Seconds from now before it is taken; 0 unless told. */
  delay?: number;
}

/** Writes work down in the transaction that makes it necessary: both happen or neither. Answers the jobs' ids in order. */
export async function addJobs(trx: Transaction<Database>, jobs: readonly Job[]): Promise<number[]> {
  const rows = await trx
    .insertInto("jobs")
    .values(
      jobs.map(({ kind, payload, delay = 0 }) => ({
        kind,
        payload: json(payload),
        run_at: sql<string>`now() + make_interval(secs => ${delay})`,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
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

/** How many jobs wait, and for how many seconds the oldest has been due (0 when none is), by kind. */
export async function countWaiting(
  db: Kysely<Database>,
): Promise<{ kind: string; count: number; seconds: number }[]> {
  const { rows } = await sql<{ kind: string; count: number; seconds: number }>`
    select kind, count(*) as count,
      greatest(0, extract(epoch from now() - min(run_at)))::float8 as seconds
    from jobs where done_at is null group by kind`.execute(db);
  return rows;
}

import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../store/json.ts";
import type { Database } from "../store/schema.ts";

/** Payloads of jobs by kind. The domain that adds a kind declares it here with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: domains merge their kinds in; importing them would point upward
export interface JobPayloads {}

export type JobKind = keyof JobPayloads;

/** Work to be done after a transaction, even if the process dies. */
export type Job = { [Kind in JobKind]: { kind: Kind; payload: JobPayloads[Kind] } }[JobKind] & {
  /** Seconds from now before it is taken; 0 by default. */
  delay?: number;
};

/** Minutes until the next attempt double up to `maximumMinutes`; after `attempts` failures the job is dead. */
export interface RetryPolicy {
  attempts: number;
  maximumMinutes: number;
}

/** For money and paid products: retried without end. */
export const retryForever: RetryPolicy = { attempts: Number.POSITIVE_INFINITY, maximumMinutes: 60 };
/** For messages: dead after about two days. */
export const retryTwoDays: RetryPolicy = { attempts: 17, maximumMinutes: 6 * 60 };

/** Work to write down in the transaction that makes it necessary: both happen or neither. */
export const jobsInsert = (jobs: readonly Job[]): RawBuilder<{ id: number }> => sql`
  insert into jobs (kind, payload, run_at)
  select kind, payload, now() + make_interval(secs => coalesce(delay, 0))
  from jsonb_to_recordset(${json(jobs)}) as job (kind text, payload jsonb, delay float8)
  returning id`;

/** Writes work down in the transaction that makes it necessary: both happen or neither. Answers the jobs' ids in order. */
export async function addJobs(trx: Transaction<Database>, jobs: readonly Job[]): Promise<number[]> {
  return (await jobsInsert(jobs).execute(trx)).rows.map(({ id }) => id);
}

/** A job that a process works on. */
export interface TakenJob<Kind extends JobKind = JobKind> {
  id: number;
  kind: Kind;
  /** How often it was taken, this time included. */
  attempts: number;
  payload: JobPayloads[Kind];
}

/** How long a job is its taker's: after that it is due again, in case its process died. */
export const leaseSeconds = 60;

/** Takes due jobs, at most `limit` of each kind: a backlog of one kind does not delay the others. */
export async function takeJobs<Kind extends JobKind>(
  db: Kysely<Database>,
  kinds: readonly Kind[],
  limit: number,
): Promise<TakenJob<Kind>[]> {
  // Materialized: as a plain subquery it may run more than once, and take more than the limit.
  const { rows } = await sql<TakenJob<Kind>>`
    with due as materialized (
      select job.id from jsonb_array_elements_text(${json(kinds)}) as wanted (kind) cross join lateral (
        select id from jobs where done_at is null and dead_at is null and kind = wanted.kind and run_at <= now()
        order by run_at limit ${limit} for update skip locked
      ) as job
    )
    update jobs set attempts = attempts + 1, run_at = now() + make_interval(secs => ${leaseSeconds}),
      due_at = coalesce(due_at, run_at)
    from due where jobs.id = due.id returning jobs.id, kind, attempts, payload`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Returns jobs that were taken and not begun: they are due as before, with the attempts they had. */
export async function returnJobs(
  db: Kysely<Database>,
  jobs: readonly Pick<TakenJob, "id" | "attempts">[],
): Promise<void> {
  if (jobs.length === 0) return;
  // With more attempts than its taker counted, the lease is over and the job another process's.
  await sql`
    update jobs set attempts = jobs.attempts - 1, run_at = due_at, due_at = null
    from jsonb_to_recordset(${json(jobs)}) as taken (id bigint, attempts integer)
    where jobs.id = taken.id and jobs.attempts = taken.attempts and due_at is not null`.execute(db);
}

export async function finishJobs(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update jobs set done_at = now(), due_at = null, error = null where id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
}

/** Stores why a job failed and schedules its next attempt, or marks it as dead; returns whether it is dead. */
export async function failJob(
  db: Kysely<Database>,
  { attempts: limit, maximumMinutes }: RetryPolicy,
  { id, attempts }: Pick<TakenJob, "id" | "attempts">,
  error: string,
): Promise<boolean> {
  const minutes = Math.min(2 ** (Math.min(attempts, 20) - 1), maximumMinutes);
  const dead = attempts >= limit;
  await sql`
    update jobs set error = ${error.slice(0, 500)}, run_at = now() + make_interval(mins => ${minutes}),
      due_at = null, dead_at = case when ${dead} then now() end
    where id = ${id}`.execute(db);
  return dead;
}

/** Makes a job that waits due at once; one that is being done is left to its taker. */
export async function hastenJob(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`
    update jobs set run_at = now()
    where id = ${id} and due_at is null and done_at is null and dead_at is null`.execute(trx);
}

/** How many jobs were given up within a day, by kind. */
export async function countDead(db: Kysely<Database>): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) as count from jobs where dead_at > now() - interval '1 day' group by kind`.execute(
    db,
  );
  return rows;
}

/**
 * How many jobs wait, how many of them failed for a quarter of an hour, and for how many seconds the oldest has been due
 * (0 when none is), by kind.
 */
export async function countWaiting(
  db: Kysely<Database>,
): Promise<{ kind: string; count: number; failing: number; seconds: number }[]> {
  const { rows } = await sql<{ kind: string; count: number; failing: number; seconds: number }>`
    select kind, count(*) as count, count(*) filter (where error is not null and attempts >= 4) as failing,
      greatest(0, extract(epoch from now() - min(coalesce(due_at, run_at))))::float8 as seconds
    from jobs where done_at is null and dead_at is null group by kind`.execute(db);
  return rows;
}

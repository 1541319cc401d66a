import { type Kysely, sql, type Transaction } from "kysely";
import type { LetterJob } from "../../assembly/renderJobEmail.ts";
import type { Subscriber } from "../../domains/campaigns/MarketingProvider.ts";
import type { BoughtGiftCard } from "../../domains/giftcards/issueGiftCard.ts";
import { json } from "../store/json.ts";
import type { Database } from "../store/schema.ts";

/** Work to be done after a transaction, whatever becomes of the process. */
export type Job = (
  | { kind: "capture"; payload: { attempt_id: string } }
  | { kind: "release"; payload: { attempt_id: string } }
  | { kind: "gift-card"; payload: BoughtGiftCard }
  | { kind: "close-order"; payload: { task_id: string } }
  | { kind: "mail"; payload: LetterJob }
  | { kind: "subscribe"; payload: Subscriber }
) & {
  /** Seconds from now before it is taken; 0 by default. */
  delay?: number;
};

/** What comes of a failure: minutes until the next try double up to `maximumMinutes`; after `attempts` it is dead. */
interface Patience {
  attempts: number;
  maximumMinutes: number;
}

/** Money is never given up; a letter is, after about two days, and so is what the newsletter's service is told. */
const letter: Patience = { attempts: 15, maximumMinutes: 6 * 60 };
const money: Patience = { attempts: Number.POSITIVE_INFINITY, maximumMinutes: 60 };
const patience: Record<Job["kind"], Patience> = {
  capture: money,
  release: money,
  "gift-card": money,
  "close-order": money,
  mail: letter,
  subscribe: letter,
};

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

type PayloadOf<Kind extends Job["kind"]> = Extract<Job, { kind: Kind }>["payload"];

/** A job somebody is at work on. */
export interface TakenJob<Kind extends Job["kind"] = Job["kind"]> {
  id: number;
  /** How often it was taken, this time included. */
  attempts: number;
  payload: PayloadOf<Kind>;
}

/** Takes due jobs of a kind; who takes one has it for a minute, so it comes back when its taker dies. */
export async function takeJobs<Kind extends Job["kind"]>(
  db: Kysely<Database>,
  kind: Kind,
  limit: number,
): Promise<TakenJob<Kind>[]> {
  const { rows } = await sql<TakenJob<Kind>>`
    update jobs set attempts = attempts + 1, run_at = now() + interval '1 minute'
    where id in (
      select id from jobs where done_at is null and dead_at is null and kind = ${kind} and run_at <= now()
      order by run_at limit ${limit} for update skip locked
    )
    returning id, attempts, payload`.execute(db);
  return rows;
}

export async function finishJob(db: Kysely<Database>, id: number): Promise<void> {
  await sql`update jobs set done_at = now(), error = null where id = ${id}`.execute(db);
}

/** Keeps why a job failed and puts its next try off, or gives it up; answers whether it is dead. */
export async function failJob(
  db: Kysely<Database>,
  kind: Job["kind"],
  { id, attempts }: Pick<TakenJob, "id" | "attempts">,
  error: string,
): Promise<boolean> {
  const { attempts: most, maximumMinutes } = patience[kind];
  const minutes = Math.min(2 ** (Math.min(attempts, 20) - 1), maximumMinutes);
  const dead = attempts >= most;
  await sql`
    update jobs set error = ${error.slice(0, 500)}, run_at = now() + make_interval(mins => ${minutes}),
      dead_at = case when ${dead} then now() end
    where id = ${id}`.execute(db);
  return dead;
}

/** How many jobs wait, and for how many seconds the oldest has been due (0 when none is), by kind. */
export async function countWaiting(
  db: Kysely<Database>,
): Promise<{ kind: string; count: number; seconds: number }[]> {
  const { rows } = await sql<{ kind: string; count: number; seconds: number }>`
    select kind, count(*) as count,
      greatest(0, extract(epoch from now() - min(run_at)))::float8 as seconds
    from jobs where done_at is null and dead_at is null group by kind`.execute(db);
  return rows;
}

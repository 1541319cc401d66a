import { createHash } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { deleteInSteps, type StepOptions } from "../store/deleteInSteps.ts";
import type { Database } from "../store/schema.ts";
import { type Limit, type LimitName, limits } from "./limits.ts";
import type { Quota } from "./rateLimitHeaders.ts";
import { toNetwork } from "./toNetwork.ts";

/** A limit of a caller: an address, an email address, a member. */
export interface Allowance {
  limit: LimitName;
  of: string | number;
  /** The caller's address, where each caller has an allowance of their own. */
  from?: string;
}

/** The subject is stored as a hash only. A limit whose name ends in `Ip` counts by network. */
function toKey({ limit, of, from }: Allowance): string {
  const about = limit.endsWith("Ip") ? toNetwork(String(of)) : String(of).toLowerCase();
  const caller = from === undefined ? "" : ` from ${toNetwork(from)}`;
  return createHash("sha256").update(`${limit} ${about}${caller}`).digest("base64url");
}

const getStep = (limit: LimitName): number => limits[limit].seconds / limits[limit].burst;

/** Seconds that transactions which count at the same time can have begun apart. */
const longestTransaction = 60;

/**
 * When all of an allowance is back, and not before now. A count that ends later than it ever can was made before the
 * clock was set back: it would refuse its caller for as long as the clock was ahead.
 */
function countedUntil(limit: LimitName): RawBuilder<string> {
  const { seconds, isPutOff }: Limit = limits[limit];
  if (isPutOff) return sql`greatest(known.full_at, now())`;
  return sql`case when known.full_at <= now() + make_interval(secs => ${seconds + longestTransaction})
    then greatest(known.full_at, now()) else now() end`;
}

/**
 * Consumes one of each allowance, for all processes alike: one statement counts and decides. Returns the seconds to
 * wait when one of them is used up, else 0.
 */
export async function consumeAllowances(
  db: Kysely<Database>,
  allowances: readonly Allowance[],
): Promise<number> {
  for (const allowance of allowances) {
    const { wait } = await consumeAllowance(db, allowance);
    if (wait > 0) return wait;
  }
  return 0;
}

/** A quota after a request was counted, or was not: then `wait` says for how many seconds there is nothing left. */
type Consumed = Quota & { wait: number };

/** Consumes one of an allowance, unless it is used up. */
export async function consumeAllowance(db: Kysely<Database>, allowance: Allowance): Promise<Consumed> {
  const { limit } = allowance;
  const key = toKey(allowance);
  const step = getStep(allowance.limit);
  const { seconds } = limits[limit];
  const until = countedUntil(limit);
  const { rows } = await sql<Omit<Quota, "limit">>`
    insert into rate_limits as known (key, full_at) values (${key}, now() + make_interval(secs => ${step}))
    on conflict (key) do update set full_at = (${until}) + make_interval(secs => ${step})
    where (${until}) + make_interval(secs => ${step}) <= now() + make_interval(secs => ${seconds})
    returning ceil(extract(epoch from full_at - now()))::integer as reset,
      floor((${seconds} - extract(epoch from full_at - now())) / ${step}::float8 + 0.001)::integer as remaining`.execute(
    db,
  );
  const [left] = rows;
  if (left !== undefined) return { limit, wait: 0, ...left };
  const wait = Math.max(1, await secondsLeft(db, allowance));
  return { wait, ...toUsedUp(limit) };
}

/**
 * Consumes one of an allowance even when it is used up, and returns the seconds until the caller's place in it comes: for
 * work that is put off and not refused. Each further one comes later than the one before.
 */
export async function reserveAllowance(db: Kysely<Database>, allowance: Allowance): Promise<number> {
  const step = getStep(allowance.limit);
  const { rows } = await sql<{ delay: number }>`
    insert into rate_limits as known (key, full_at)
    values (${toKey(allowance)}, now() + make_interval(secs => ${step}))
    on conflict (key) do update set full_at = greatest(known.full_at, now()) + make_interval(secs => ${step})
    returning ceil(extract(epoch from full_at - now()) - ${limits[allowance.limit].seconds}::float8)::integer as delay`.execute(
    db,
  );
  return Math.max(0, rows[0]!.delay);
}

/** A quota of which there is nothing left; the whole of it comes back within the limit's time. */
export const toUsedUp = (limit: LimitName): Quota => ({
  limit,
  remaining: 0,
  reset: limits[limit].seconds,
});

/** Seconds until there is a try again, 0 when there is one now; takes none. */
export async function secondsLeft(db: Kysely<Database>, allowance: Allowance): Promise<number> {
  const capacity = limits[allowance.limit].seconds - getStep(allowance.limit);
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from (${countedUntil(allowance.limit)}) - now()) - ${capacity}::float8)::integer as wait
    from rate_limits as known where key = ${toKey(allowance)}`.execute(db);
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Refunds one of each allowance: the request was none of those that count. */
export async function refundAllowances(
  db: Kysely<Database>,
  allowances: readonly Allowance[],
): Promise<void> {
  for (const allowance of allowances) {
    await sql`update rate_limits set full_at = full_at - make_interval(secs => ${getStep(allowance.limit)})
      where key = ${toKey(allowance)}`.execute(db);
  }
}

/** Starts a limit anew. */
export async function resetAllowance(db: Kysely<Database>, allowance: Allowance): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", toKey(allowance)).execute();
}

/** Removes what limits nothing any more. */
export const deleteFullAllowances = (db: Kysely<Database>, options: StepOptions = {}): Promise<number> =>
  deleteInSteps(db, { table: "rate_limits", from: sql`full_at`, before: sql`now()` }, options);

import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../store/schema.ts";
import { type LimitName, limits } from "./limits.ts";
import { networkOf } from "./networkOf.ts";

/** One limit of one caller: an address, an email address, a member. */
export interface Counted {
  limit: LimitName;
  of: string | number;
  /** The caller's address, where each caller has an allowance of their own. */
  from?: string;
}

/** Who it is about is not kept, only what it hashes to. A limit whose name ends in `Ip` is of a caller's address. */
function keyOf({ limit, of, from }: Counted): string {
  const about = limit.endsWith("Ip") ? networkOf(String(of)) : String(of).toLowerCase();
  const caller = from === undefined ? "" : ` from ${networkOf(from)}`;
  return createHash("sha256").update(`${limit} ${about}${caller}`).digest("base64url");
}

const stepOf = (limit: LimitName): number => limits[limit].seconds / limits[limit].burst;

/**
 * Takes one try of each limit, whatever the process that asks: one statement counts and decides. Answers the seconds
 * to wait when one of them has none left, else 0.
 */
export async function takeTry(db: Kysely<Database>, counted: readonly Counted[]): Promise<number> {
  for (const one of counted) {
    const seconds = await take(db, one);
    if (seconds > 0) return seconds;
  }
  return 0;
}

async function take(db: Kysely<Database>, counted: Counted): Promise<number> {
  const key = keyOf(counted);
  const step = stepOf(counted.limit);
  const { seconds } = limits[counted.limit];
  const { rows } = await sql`
    insert into rate_limits as known (key, full_at) values (${key}, now() + make_interval(secs => ${step}))
    on conflict (key) do update set full_at = greatest(known.full_at, now()) + make_interval(secs => ${step})
    where greatest(known.full_at, now()) + make_interval(secs => ${step}) <= now() + make_interval(secs => ${seconds})
    returning key`.execute(db);
  if (rows.length > 0) return 0;
  return Math.max(1, await secondsLeft(db, counted));
}

/** Seconds until there is a try again, 0 when there is one now; takes none. */
export async function secondsLeft(db: Kysely<Database>, counted: Counted): Promise<number> {
  const room = limits[counted.limit].seconds - stepOf(counted.limit);
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from full_at - now()) - ${room}::float8)::integer as wait
    from rate_limits where key = ${keyOf(counted)}`.execute(db);
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Gives a try back: it was none of those that are counted. */
export async function returnTry(db: Kysely<Database>, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) {
    await sql`update rate_limits set full_at = full_at - make_interval(secs => ${stepOf(one.limit)})
      where key = ${keyOf(one)}`.execute(db);
  }
}

/** Starts a limit anew. */
export async function forgetTries(db: Kysely<Database>, counted: Counted): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", keyOf(counted)).execute();
}

/** Removes what limits nothing any more. */
export async function forgetOldTries(db: Kysely<Database>): Promise<void> {
  await sql`delete from rate_limits where full_at < now()`.execute(db);
}

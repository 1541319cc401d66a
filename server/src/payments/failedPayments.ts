import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

const limit = 5;
const windowSeconds = 15 * 60;

/** Who tries to pay: neither is kept, only what they hash to. */
export interface Payer {
  ip: string;
  email: string;
}

function subjectsOf({ ip, email }: Payer): string[] {
  return [`ip ${ip}`, `email ${email.toLowerCase()}`].map((text) =>
    createHash("sha256").update(text).digest("base64url"),
  );
}

/** Seconds to wait when too many payments failed lately (CA-55), else 0. */
export async function secondsToWait(db: Kysely<Database>, payer: Payer): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from min(created_at) + make_interval(secs => ${windowSeconds}) - now()))::integer as wait
    from failed_payments
    where subject in (${sql.join(subjectsOf(payer))}) and created_at > now() - make_interval(secs => ${windowSeconds})
    group by subject having count(*) >= ${limit}`.execute(db);
  return Math.max(0, ...rows.map((row) => Math.max(1, row.wait)));
}

/**
 * Counts a failed payment. Of many at once only the allowed number is counted: answers the seconds to wait when that was
 * used up while this one was asked, else 0.
 */
export async function countFailure(trx: Transaction<Database>, payer: Payer): Promise<number> {
  // One after the other, in one order for everybody, or each would count before the others are seen.
  for (const subject of subjectsOf(payer).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
  const seconds = await secondsToWait(trx, payer);
  if (seconds > 0) return seconds;
  await trx
    .insertInto("failed_payments")
    .values(subjectsOf(payer).map((subject) => ({ subject })))
    .execute();
  return 0;
}

export async function forgetFailures(trx: Transaction<Database>, payer: Payer): Promise<void> {
  await trx.deleteFrom("failed_payments").where("subject", "in", subjectsOf(payer)).execute();
}

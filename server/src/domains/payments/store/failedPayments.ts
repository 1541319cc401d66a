import { createHash } from "node:crypto";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { toNetwork } from "../../../platform/limits/toNetwork.ts";
import { json } from "../../../platform/store/json.ts";
import { prepare } from "../../../platform/store/prepare.ts";
import type { Database } from "../../../platform/store/schema.ts";

const limit = 5;
const windowSeconds = 15 * 60;
/** Of the failures under a guest's address, those that one caller may add after others used the limit up. */
const ownAllowance = 2;

/** The payer and the card of a payment; only hashes of these are stored. */
export interface Payer {
  ip?: string;
  email?: string;
  /** The signed-in member. */
  userId?: number | undefined;
  /** The gateway's own name for the card, the same for every payment with it. */
  card?: string | undefined;
}

/** A count; `beside` names a second one that must be used up as well before a payment is refused. */
interface Subject {
  name: string;
  limit: number;
  beside?: string;
}

/**
 * The counts of a payer. A member counts by their id, so that no other caller can use up their attempts. Anyone can
 * type a guest's address, so the caller must have failed under it as well.
 */
function getSubjects({ ip, email, userId, card }: Payer): Subject[] {
  const network = ip === undefined ? undefined : toNetwork(ip);
  const subjects: Subject[] = [];
  if (network !== undefined) subjects.push({ name: `network ${network}`, limit });
  if (userId !== undefined) subjects.push({ name: `member ${userId}`, limit });
  else if (email !== undefined) {
    const name = `guest ${email.toLowerCase()}`;
    const own = `${name} from ${network}`;
    subjects.push({ name, limit, beside: own }, { name: own, limit: ownAllowance, beside: name });
  }
  if (card !== undefined) subjects.push({ name: `card ${card}`, limit });
  return subjects.map(({ name, limit, beside }) => ({
    name: hashSubject(name),
    limit,
    ...(beside !== undefined && { beside: hashSubject(beside) }),
  }));
}

const hashSubject = (text: string): string => createHash("sha256").update(text).digest("base64url");

interface FailureCount {
  subject: string;
  failures: number;
  wait: number;
}

/** The names that a payer's failures are counted under. */
export const getSubjectNames = (payer: Payer): string[] => getSubjects(payer).map(({ name }) => name);

/** The late failures under these names. */
export const failuresQuery = (names: readonly string[]): RawBuilder<FailureCount> => sql`
  select subject, count(*)::integer as failures,
    ceil(extract(epoch from min(created_at) + make_interval(secs => ${windowSeconds}) - now()))::integer as wait
  from failed_payments
  where subject = any(array(select jsonb_array_elements_text(${json(names)})))
    and created_at > now() - make_interval(secs => ${windowSeconds})
  group by subject`;

const readFailures = prepare(({ names }: { names: readonly string[] }) => failuresQuery(names));

/** Seconds to wait when too many payments failed lately, else 0. */
export async function secondsToWait(db: Kysely<Database>, payer: Payer): Promise<number> {
  return toSecondsToWait(payer, await readFailures(db, { names: getSubjectNames(payer) }));
}

/** Seconds a payer has to wait by their late failures, or 0. */
export function toSecondsToWait(payer: Payer, rows: readonly FailureCount[]): number {
  const subjects = getSubjects(payer);
  const waits = new Map<string, number>();
  for (const { name, limit } of subjects) {
    const row = rows.find(({ subject }) => subject === name);
    if (row !== undefined && row.failures >= limit) waits.set(name, Math.max(1, row.wait));
  }
  const refused = subjects.filter(({ name, beside }) => waits.has(name) && (!beside || waits.has(beside)));
  return Math.max(0, ...refused.map(({ name }) => waits.get(name) ?? 0));
}

/**
 * Counts a failed payment. Of many at once only the allowed number is counted: returns the seconds to wait when others
 * used it up in the meantime, else 0.
 */
export async function countFailure(trx: Transaction<Database>, payer: Payer): Promise<number> {
  const names = getSubjects(payer).map(({ name }) => name);
  // Locks are taken in a single order for all requests, or each would count before it sees the others.
  for (const name of [...names].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  const seconds = await secondsToWait(trx, payer);
  if (seconds > 0) return seconds;
  await trx
    .insertInto("failed_payments")
    .values(names.map((subject) => ({ subject })))
    .execute();
  return 0;
}

/** Removes failures that count no more. */
export async function deleteOldFailures(db: Kysely<Database>): Promise<void> {
  await sql`delete from failed_payments where created_at < now() - make_interval(secs => ${windowSeconds})`.execute(
    db,
  );
}

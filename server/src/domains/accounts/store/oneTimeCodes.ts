import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { User } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { addJobs } from "../../../platform/jobs/store.ts";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { Database } from "../../../platform/store/schema.ts";

type UserLevels = User["access"]["levels"];

export const codeMinutes = 10;
const maximumAttempts = 5;

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
const toCodeId = (ticket: string): string => sha256(ticket).toString("base64url");
const hashCode = (id: string, code: string): string => sha256(`${id} ${code}`).toString("base64url");

/**
 * Queues an email with a code; the returned ticket ties the code to the browser that requested it. Without a member the
 * writes are the same and no email is sent, so that the response does not reveal who is a member.
 */
export async function queueCode(
  trx: Transaction<Database>,
  userId: number | null,
  reader: EmailReader,
  template: "one-time-code" | "email-code" = "one-time-code",
): Promise<string> {
  const ticket = randomBytes(32).toString("base64url");
  const id = toCodeId(ticket);
  // Only the newest code of a member holds.
  await trx.deleteFrom("one_time_codes").where("user_id", "=", userId).execute();
  await sql`insert into one_time_codes (id, user_id, expires_at)
    values (${id}, ${userId}, now() + make_interval(mins => ${codeMinutes}))`.execute(trx);
  await addJobs(trx, [{ kind: "mail", payload: { template, code_id: id, ...reader } }]);
  return ticket;
}

/**
 * Creates the code of a request when its email is rendered: the database stores only its hash. Undefined when the
 * request has no recipient or has expired.
 */
export async function createCode(
  db: Kysely<Database>,
  id: string,
): Promise<{ code: string; email: string; levels: UserLevels } | undefined> {
  const code = String(randomInt(100_000)).padStart(5, "0");
  const { rows } = await sql<{ email: string; levels: UserLevels }>`
    update one_time_codes c set code_hash = ${hashCode(id, code)} from users u
    where c.id = ${id} and u.id = c.user_id and c.expires_at > now() returning u.email, u.levels`.execute(db);
  const [row] = rows;
  return row && { code, ...row };
}

/** True for the code sent for this ticket to this member. Each look counts; after five none holds. */
export async function checkCode(
  db: Kysely<Database>,
  { ticket, code, userId }: { ticket: string; code: string; userId: number | null },
): Promise<boolean> {
  const id = toCodeId(ticket);
  const { rows } = await sql<{ code_hash: string | null }>`
    update one_time_codes set attempts = attempts + 1
    where id = ${id} and user_id = ${userId} and expires_at > now() and attempts < ${maximumAttempts}
    returning code_hash`.execute(db);
  const storedHash = rows[0]?.code_hash;
  return storedHash != null && timingSafeEqual(Buffer.from(storedHash), Buffer.from(hashCode(id, code)));
}

/** Consumes a code; false when another request consumed it first. */
export async function useCode(trx: Transaction<Database>, ticket: string): Promise<boolean> {
  const used = await trx
    .deleteFrom("one_time_codes")
    .where("id", "=", toCodeId(ticket))
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes expired codes. */
export async function deleteExpiredCodes(db: Kysely<Database>): Promise<void> {
  await sql`delete from one_time_codes where expires_at < now()`.execute(db);
}

import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Language, User } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { addJobs } from "../../../platform/jobs/store.ts";
import type { Database } from "../../../platform/store/schema.ts";

type UserLevels = User["access"]["levels"];

export const codeMinutes = 10;
const maximumAttempts = 5;

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
const toCodeId = (ticket: string): string => sha256(ticket).toString("base64url");
const hashCode = (id: string, code: string): string => sha256(`${id} ${code}`).toString("base64url");

/**
 * Has a code sent to a member; answers the ticket by which only the browser that asked can use it. Without a member
 * the same is written and nothing is sent, so that nobody learns from it who is one.
 */
export async function requestCode(
  trx: Transaction<Database>,
  userId: number | null,
  language: Language,
  template: "one-time-code" | "email-code" = "one-time-code",
): Promise<string> {
  const ticket = randomBytes(32).toString("base64url");
  const id = toCodeId(ticket);
  // Only the newest code of a member holds.
  await trx.deleteFrom("one_time_codes").where("user_id", "=", userId).execute();
  await sql`insert into one_time_codes (id, user_id, expires_at)
    values (${id}, ${userId}, now() + make_interval(mins => ${codeMinutes}))`.execute(trx);
  await addJobs(trx, [{ kind: "mail", payload: { template, code_id: id, language } }]);
  return ticket;
}

/**
 * Makes the code of a request when its letter is written, so that it is in no table: only its hash is kept. Answers
 * undefined when there is nobody to send it to, or no time left to use it.
 */
export async function makeCode(
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

/** Whether a code is the one sent for this ticket to this member. Each look counts; after five none holds. */
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

/** Uses a code up; false when somebody else was faster. */
export async function useCode(trx: Transaction<Database>, ticket: string): Promise<boolean> {
  const used = await trx
    .deleteFrom("one_time_codes")
    .where("id", "=", toCodeId(ticket))
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes codes that are over. */
export async function forgetExpiredCodes(db: Kysely<Database>): Promise<void> {
  await sql`delete from one_time_codes where expires_at < now()`.execute(db);
}

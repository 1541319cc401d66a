import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Creates the token of a link that sets a member's password, when its email is rendered: the database stores only its
 * hash.
 */
export async function createPasswordToken(
  db: Kysely<Database>,
  userId: number,
  minutes: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql`insert into password_tokens (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + make_interval(mins => ${minutes}))`.execute(db);
  return token;
}

/** True when a token is valid; it is not used up. */
export async function holdsPasswordToken(db: Kysely<Database>, token: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from password_tokens where token_hash = ${hashToken(token)} and expires_at > now()`.execute(db);
  return rows.length > 0;
}

/** Uses a token up, with every other one of its member; answers the member, or undefined when it holds no more. */
export async function usePasswordToken(
  trx: Transaction<Database>,
  token: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    delete from password_tokens where token_hash = ${hashToken(token)} and expires_at > now()
    returning user_id`.execute(trx);
  const userId = rows[0]?.user_id;
  if (userId !== undefined) await trx.deleteFrom("password_tokens").where("user_id", "=", userId).execute();
  return userId;
}

/** Deletes expired links. */
export async function deleteExpiredTokens(db: Kysely<Database>): Promise<void> {
  await sql`delete from password_tokens where expires_at < now()`.execute(db);
}

/** Removes every link of a user. */
export async function deletePasswordTokens(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom("password_tokens").where("user_id", "=", userId).execute();
}

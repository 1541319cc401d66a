import type { Address } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { UserTable } from "../schema.ts";

export type UserRow = Selectable<UserTable>;

const userQuery = (db: Kysely<Database>, email: string) =>
  db.selectFrom("users").selectAll().where(sql<string>`lower(email)`, "=", email.toLowerCase());

/** The member with this email address, in any letter case. */
export const findUser = (db: Kysely<Database>, email: string): Promise<UserRow | undefined> =>
  userQuery(db, email).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockUser = (trx: Transaction<Database>, email: string): Promise<UserRow | undefined> =>
  userQuery(trx, email).forNoKeyUpdate().executeTakeFirst();

/** The member with this number. */
export const readUser = (db: Kysely<Database>, id: number): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Locks a member until the transaction ends, if password and second factor are still those that were checked: the check
 * takes long enough for them to change. False when they changed or the member is gone.
 */
export async function lockCredentials(
  trx: Transaction<Database>,
  { id, password, totp_secret, totp_required }: UserRow,
): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${id} and password is not distinct from ${password}
      and totp_secret is not distinct from ${totp_secret} and totp_required = ${totp_required}
    for no key update`.execute(trx);
  return rows.length > 0;
}

/** Makes a member of this site; undefined when the address has one already. */
export async function insertUser(
  db: Kysely<Database>,
  {
    email,
    username,
    password,
    site,
  }: { email: string; username: string; password: string | null; site: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto("users")
    .values({ email, username, password, levels: json({ sites: [site] }) })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Answers whether it is another one. */
export async function saveUsername(db: Kysely<Database>, id: number, username: string): Promise<boolean> {
  const changed = await db
    .updateTable("users")
    .set({ username })
    .where("id", "=", id)
    .where("username", "!=", username)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export async function saveUserAddress(
  db: Kysely<Database>,
  id: number,
  kind: "billing" | "shipping",
  address: Address,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ addresses: sql`addresses || ${json({ [kind]: address })}` })
    .where("id", "=", id)
    .execute();
}

const noPendingSecret = { totp_pending_secret: null, totp_pending_at: null };
const noAuthenticator = { totp_secret: null, totp_step: null, ...noPendingSecret };

/**
 * Sets a password, and with it another revision. An authenticator's secret that is being set up ends: the former password
 * showed it. With `currentHash`, only while that is still the hash: of two changes at
 * once one wins. Answers whether it did.
 */
export async function savePassword(
  db: Kysely<Database>,
  id: number,
  hash: string,
  currentHash?: string | null,
): Promise<boolean> {
  const changed = await db
    .updateTable("users")
    .set({ password: hash, revision: sql`nextval('user_revisions')`, ...noPendingSecret })
    .where("id", "=", id)
    .$if(currentHash !== undefined, (query) => query.where("password", "=", currentHash ?? null))
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Marks the address as proven; answers it, or undefined when it was before. */
export async function markEmailVerified(trx: Transaction<Database>, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    update users set email_verified_at = now() where id = ${id} and email_verified_at is null
    returning email`.execute(trx);
  return rows[0]?.email;
}

/** Stores an authenticator's secret under another key, unless it was replaced in the meantime. */
export async function resealTotpSecret(
  db: Kysely<Database>,
  id: number,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ totp_secret: after })
    .where("id", "=", id)
    .where("totp_secret", "=", before)
    .execute();
}

/** Uses a time step of the authenticator; false when it, or a later one, was used before. */
export async function useTotpStep(db: Kysely<Database>, id: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update users set totp_step = ${step} where id = ${id} and (totp_step is null or totp_step < ${step})
    returning id`.execute(db);
  return rows.length > 0;
}

/**
 * The pending secret in stored form: the one shown in the last 15 minutes, or this new one. It is stored only while the
 * password is the one that was checked.
 */
export async function pendTotpSecret(
  db: Kysely<Database>,
  { id, password }: UserRow,
  sealed: string,
): Promise<string> {
  const { rows } = await sql<{ kept: string }>`
    update users set
      totp_pending_secret = case when totp_pending_at > now() - interval '15 minutes' then totp_pending_secret else ${sealed} end,
      totp_pending_at = case when totp_pending_at > now() - interval '15 minutes' then totp_pending_at else now() end
    where id = ${id} and password = ${password} returning totp_pending_secret as kept`.execute(db);
  return rows[0]?.kept ?? sealed;
}

/** Makes the secret that was set up the member's; false when another was faster. */
export async function confirmTotpSecret(db: Kysely<Database>, id: number, sealed: string): Promise<boolean> {
  const { rows } = await sql`
    update users set totp_secret = totp_pending_secret, totp_pending_secret = null, totp_pending_at = null
    where id = ${id} and totp_secret is null and totp_pending_secret = ${sealed}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Removes the authenticator; the user sets up another one at the next sign-in. */
export async function resetTotp(trx: Transaction<Database>, id: number): Promise<void> {
  await trx
    .updateTable("users")
    .set({ totp_required: true, ...noAuthenticator })
    .where("id", "=", id)
    .execute();
}

/** Removes what anyone who joined with the address could store: the authenticator and the saved addresses. */
export async function deleteUnprovenData(trx: Transaction<Database>, id: number): Promise<void> {
  await trx
    .updateTable("users")
    .set({ ...noAuthenticator, addresses: json({ billing: null, shipping: null }) })
    .where("id", "=", id)
    .execute();
}

/** Removes password and authenticator, so that only a link sent to the address lets anybody in. */
export async function forgetCredentials(trx: Transaction<Database>, id: number): Promise<void> {
  await resetTotp(trx, id);
  await trx.updateTable("users").set({ password: null }).where("id", "=", id).execute();
}

export type Recipient = Pick<UserRow, "email" | "levels" | "password" | "addresses">;

/** Where emails to a member go, and the sites they are a member of. */
export const readRecipient = (db: Kysely<Database>, id: number): Promise<Recipient | undefined> =>
  db
    .selectFrom("users")
    .select(["email", "levels", "password", "addresses"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Owner of an email address, and when they proved it. */
export type EmailOwner = Pick<UserRow, "id" | "email_verified_at">;

/** The member with an address in lower case. */
export const emailOwnerQuery = (email: string | null): RawBuilder<EmailOwner> =>
  sql`select id, email_verified_at from users where lower(email) = ${email}`;

/** The same, locked until the transaction ends: a proof of the address that is under way is waited for, a later one waits. */
export const emailOwnerLock = (email: string | null): RawBuilder<EmailOwner> =>
  sql`${emailOwnerQuery(email)} for share`;

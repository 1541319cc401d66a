import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** The columns that a reset of the sandbox sets. */
export interface UserColumns {
  username: string;
  password: string;
  first_name: string | null;
  last_name: string | null;
  levels: RawBuilder<string>;
  addresses: RawBuilder<string>;
  totp_required: boolean;
  totp_secret: string | null;
  totp_step: null;
  totp_pending_secret: null;
  totp_pending_at: null;
}

export async function hasUsers(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Sets these columns of the user with this address, or adds one whose address is verified. */
export async function putUser(db: Kysely<Database>, email: string, columns: UserColumns): Promise<void> {
  const updated = await db
    .updateTable("users")
    .set(columns)
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirst();
  if (updated === undefined) {
    await db
      .insertInto("users")
      .values({ email, ...columns, email_verified_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The addresses among these whose users can sign in with a password. */
export async function findEmailsWithPassword(
  db: Kysely<Database>,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("email")
    .where("email", "in", emails)
    .where("password", "is not", null)
    .orderBy("email")
    .execute();
  return rows.map(({ email }) => email);
}

/** Removes the passwords and authenticators of users, so that these users cannot sign in. Returns their ids. */
export async function lockUsers(trx: Transaction<Database>, emails: readonly string[]): Promise<number[]> {
  const locked = await trx
    .updateTable("users")
    .set({ password: null, totp_secret: null, totp_pending_secret: null })
    .where("email", "in", emails)
    .returning("id")
    .execute();
  return locked.map(({ id }) => id);
}

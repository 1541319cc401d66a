import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { deleteInSteps, type StepOptions } from "../../../platform/store/deleteInSteps.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { deviceDays } from "../deviceCookie.ts";

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** True when the member with this address signed in before in the browser that has this token. */
export async function isKnownDevice(
  db: Kysely<Database>,
  token: string | undefined,
  email: string,
): Promise<boolean> {
  if (!token) return false;
  const { rows } = await sql`
    select 1 from known_devices d join users u on u.id = d.user_id
    where d.token_hash = ${hashToken(token)} and lower(u.email) = lower(${email})`.execute(db);
  return rows.length > 0;
}

/**
 * Makes the browser known to a member who just signed in, and returns its token. A token that the shop did not issue is
 * replaced: an attacker who planted it would be known as well.
 */
export async function rememberDevice(
  trx: Transaction<Database>,
  userId: number,
  sent: string | undefined,
): Promise<string> {
  const issued =
    sent &&
    (await trx
      .selectFrom("known_devices")
      .select("token_hash")
      .where("token_hash", "=", hashToken(sent))
      .limit(1)
      .executeTakeFirst());
  const token = sent && issued ? sent : randomBytes(32).toString("base64url");
  await sql`insert into known_devices (token_hash, user_id) values (${hashToken(token)}, ${userId})
    on conflict (token_hash, user_id) do update set used_at = now()`.execute(trx);
  return token;
}

/** Forgets the member's browsers; a new password ends the trust in them. */
export async function deleteDevices(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx.deleteFrom("known_devices").where("user_id", "=", userId).execute();
}

/** Deletes browsers whose cookie has expired. */
export const deleteOldDevices = (db: Kysely<Database>, options: StepOptions = {}): Promise<number> =>
  deleteInSteps(
    db,
    {
      table: "known_devices",
      from: sql`used_at`,
      before: sql`now() - make_interval(days => ${deviceDays})`,
    },
    options,
  );

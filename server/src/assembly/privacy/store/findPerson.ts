import { sql } from "kysely";
import { StartError } from "../../../platform/config/StartError.ts";
import type { Db } from "../../../platform/store/schema.ts";
import type { Person } from "./personalTables.ts";

/** Finds a member, a guest or both by their address. Throws a StartError when the shop knows nobody by it. */
export async function findPerson(db: Db, address: string): Promise<Person> {
  const email = address.toLowerCase();
  const user = await db
    .selectFrom("users")
    .select("id")
    .where((eb) => eb.fn("lower", ["email"]), "=", email)
    .executeTakeFirst();
  const userId = user?.id ?? null;
  const { rows } = await sql<{ id: string }>`
    select id from orders where lower(email) = ${email} or user_id = ${userId} order by number`.execute(db);
  const other = await sql<{ existing: boolean }>`select
    exists (select from newsletter_subscribers where lower(email) = ${email})
    or exists (select from stock_notices where lower(email) = ${email})
    or exists (select from review_refusals where email = ${email})
    or exists (select from campaign_entries where lower(email) = ${email})
    or exists (select from jobs where lower(payload ->> 'email') = ${email})
    or exists (select from sandbox_mails where lower(document ->> 'replyTo') = ${email})
    or exists (select from identities where lower(email) = ${email})
    or exists (select from gift_cards where lower(recipient) = ${email}) as existing`.execute(db);
  if (userId === null && rows.length === 0 && !other.rows[0]?.existing)
    throw new StartError(`The shop has nothing about ${address}.`);
  return { email, userId, orderIds: rows.map(({ id }) => id) };
}

import { type Kysely, sql } from "kysely";
import { json } from "../store/json.ts";
import type { Database } from "../store/schema.ts";
import type { Mail } from "./MailProvider.ts";

/** The stored emails, the newest last. */
export async function readMails(db: Kysely<Database>): Promise<Mail[]> {
  const rows = await db.selectFrom("sandbox_mails").select("document").orderBy("position").execute();
  return rows.map(({ document }) => document);
}

/** Stores an email, and removes all but the newest `capacity`. */
export async function saveMail(db: Kysely<Database>, mail: Mail, capacity: number): Promise<void> {
  await db
    .insertInto("sandbox_mails")
    .values({ id: mail.id, document: json(mail) })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ document: json(mail) }))
    .execute();
  await sql`delete from sandbox_mails where position <= (
    select position from sandbox_mails order by position desc offset ${capacity} limit 1)`.execute(db);
}

export async function deleteMails(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("sandbox_mails").execute();
}

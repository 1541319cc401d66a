import { erasedEmail, type PersonNumber } from "@velours/sdk/shop";
import { sql } from "kysely";
import type { Db, Transaction } from "../../../platform/store/schema.ts";
import { isOrderOf } from "./isOrderOf.ts";
import { isBuyer, type Person } from "./personalTables.ts";

/** A member, a guest or both by their address; undefined when the shop knows nobody by it. */
export async function findPerson(db: Db, address: string): Promise<Person | undefined> {
  const person = await readPerson(db, address);
  if (person.userId !== null || person.orderIds.length + person.othersOrderIds.length > 0) return person;
  const { email } = person;
  const { rows } = await sql<{ existing: boolean }>`select
    exists (select from newsletter_subscribers where lower(email) = ${email})
    or exists (select from stock_notices where lower(email) = ${email})
    or exists (select from review_refusals where email = ${email})
    or exists (select from campaign_entries where lower(email) = ${email})
    or exists (select from jobs where lower(coalesce(payload #>> '{email,email}', payload ->> 'email')) = ${email}
      or lower(payload ->> 'to') = ${email})
    or exists (select from proposals where lower(about #>> '{giftCard,recipient,email}') = ${email})
    or exists (select from sandbox_mails where lower(document ->> 'replyTo') = ${email})
    or exists (select from identities where lower(email) = ${email})
    or exists (select from gift_cards where lower(recipient) = ${email})
    or exists (select from invoices where ${isBuyer(person)})
    or exists (select from drafts where lower(email) = ${email}) as existing`.execute(db);
  return rows[0]?.existing ? person : undefined;
}

/** A member, or the buyer of an order; undefined when there is none, or they were erased. */
export async function findPersonByNumber(db: Db, number: PersonNumber): Promise<Person | undefined> {
  const address = await readAddress(db, number);
  return address === undefined ? undefined : readPerson(db, address);
}

/** The same, locked until the transaction ends: of two that erase somebody at once the second finds nobody. */
export async function lockPersonByNumber(
  trx: Transaction,
  number: PersonNumber,
): Promise<Person | undefined> {
  await ("userId" in number
    ? sql`select from users where id = ${number.userId} for update`
    : sql`select from orders where number = ${number.orderNumber} for no key update`
  ).execute(trx);
  return findPersonByNumber(trx, number);
}

async function readAddress(db: Db, number: PersonNumber): Promise<string | undefined> {
  const { rows } = await ("userId" in number
    ? sql<{ email: string }>`select lower(email) as email from users where id = ${number.userId}`
    : sql<{ email: string }>`
        select lower(coalesce(u.email, o.email)) as email from orders o left join users u on u.id = o.user_id
        where o.number = ${number.orderNumber} and o.email <> ${erasedEmail}`
  ).execute(db);
  return rows[0]?.email;
}

async function readPerson(db: Db, address: string): Promise<Person> {
  const email = address.toLowerCase();
  const user = await db
    .selectFrom("users")
    .select("id")
    .where((eb) => eb.fn("lower", ["email"]), "=", email)
    .executeTakeFirst();
  const userId = user?.id ?? null;
  const { rows } = await sql<{ id: string; own: boolean }>`
    select id, coalesce(${isOrderOf({ userId: sql`${userId}`, email: sql`${email}` })}, false) as own from orders o
    where lower(email) = ${email} or user_id = ${userId} order by number`.execute(db);
  const { own = [], others = [] } = Object.groupBy(rows, ({ own }) => (own ? "own" : "others"));
  return {
    email,
    userId,
    orderIds: own.map(({ id }) => id),
    othersOrderIds: others.map(({ id }) => id),
  };
}

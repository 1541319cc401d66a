import { randomUUID } from "node:crypto";
import { CREDITS_DAYS } from "@velours/sdk/shop";
import type { Credits, Currency, SiteCode } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { isAmong } from "../../platform/store/isAmong.ts";
import type { Database } from "../../platform/store/schema.ts";
import { memberCreditsId } from "./memberCreditsId.ts";

/** Owner of cash back: a member, or a guest by email address. */
export type Owner = { userId: number } | { email: string };

/** Where a balance is earned and spent: an owner has one for each. */
export interface CreditsPlace {
  site: string;
  currency: Currency;
}

const historyLength = 100;

const byOwner = (owner: Owner): RawBuilder<boolean> =>
  "userId" in owner ? sql`user_id = ${owner.userId}` : sql`email = ${owner.email.toLowerCase()}`;

/** The id of a member's balance; undefined when nothing was earned yet. */
export async function findMemberCredits(
  db: Kysely<Database>,
  userId: number,
  { site, currency }: CreditsPlace,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("credits")
    .select("id")
    .where("user_id", "=", userId)
    .where("site", "=", site)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return row?.id;
}

/** The id of a balance that is opened now. */
export const newCreditsId = (owner: Owner | undefined, place: CreditsPlace): string =>
  owner && "userId" in owner ? memberCreditsId(owner.userId, place) : randomUUID();

/** Returns the balance of an owner; an expired one is emptied first, a missing one is created. */
export async function openCredits(
  trx: Transaction<Database>,
  owner: Owner,
  { site, currency }: CreditsPlace,
): Promise<string> {
  const user_id = "userId" in owner ? owner.userId : null;
  const email = "email" in owner ? owner.email.toLowerCase() : null;
  await trx
    .insertInto("credits")
    .values({ id: newCreditsId(owner, { site, currency }), site, currency, user_id, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await trx
    .selectFrom("credits")
    .select("id")
    .where("site", "=", site)
    .where("currency", "=", currency)
    .where(byOwner(owner))
    .forUpdate()
    .executeTakeFirstOrThrow();
  await emptyWhenExpired(trx, sql`id = ${id}`);
  return id;
}

/** Empties those of some balances that have expired, and returns how many. `which` may lock and limit them. */
export async function emptyWhenExpired(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    with over as (
      select id, balance from credits where balance > 0 and expires_at <= now() and ${which}
    ), emptied as (
      update credits set balance = 0 from over where credits.id = over.id
    )
    insert into credit_entries (credit_id, type, amount) select id, 'expire', balance from over
    returning credit_id`.execute(db);
  return rows.length;
}

/** Cash back earned by an order, and its recipient. */
export interface EarnedCredits {
  /** For a balance that is opened now, see newCreditsId. */
  creditsId: string;
  site: string;
  currency: string;
  /** The member, or null. */
  recipient: number | null;
  /** The guest's address in lower case, or null. */
  recipientEmail: string | null;
  rewards: number;
  orderId: string;
}

/**
 * Adds what an order earned to the balance of its owner, as openCredits and earnCredits do: three parts to send
 * together. Nothing without an owner.
 */
export function creditsEarning(
  owner: "member" | "guest",
  { creditsId, site, currency, recipient, recipientEmail, rewards, orderId }: EarnedCredits,
) {
  const column = sql.ref(owner === "member" ? "user_id" : "email");
  const value = owner === "member" ? sql`${recipient}::bigint` : sql`${recipientEmail}::text`;
  // Two first orders of a member meet at the id that both give the balance, which is the first index that is written.
  const id =
    owner === "member"
      ? sql`coalesce((select id from credits where user_id = ${recipient}::bigint and site = ${site}
          and currency = ${currency}), ${creditsId}::uuid)`
      : sql`${creditsId}::uuid`;
  const same = owner === "member" ? sql`(id)` : sql`(email, site, currency) where email is not null`;
  return {
    expired_credits: sql<{ id: string; balance: number }>`
      select id, balance from credits
      where site = ${site} and currency = ${currency} and ${column} = ${value}
        and balance > 0 and expires_at <= now()
      for update`,
    opened_credits: sql<{ id: string }>`
      insert into credits as known (id, site, currency, user_id, email, balance, expires_at)
      select ${id}, ${site}::text, ${currency}::text, ${recipient}::bigint, ${recipientEmail}::text,
        ${rewards}::numeric,
        case when ${rewards}::numeric > 0 then now() + make_interval(days => ${CREDITS_DAYS}) end
      from (select count(*) from expired_credits) as locked_before where ${value} is not null
      on conflict ${same} do update set
        balance = case when known.id in (select id from expired_credits) then 0 else known.balance end
          + excluded.balance,
        expires_at = coalesce(excluded.expires_at, known.expires_at)
      returning id`,
    credit_entries_added: sql<{ credit_id: string }>`
      insert into credit_entries (credit_id, type, amount, order_id)
      select id, 'expire', balance, null from expired_credits
      union all
      select id, 'increase', ${rewards}::numeric, ${orderId}::uuid from opened_credits
      where ${rewards}::numeric > 0
      returning credit_id`,
  };
}

/** Adds what an order earned, or what a refund of it returns; the whole balance holds for another year. */
export async function earnCredits(
  trx: Transaction<Database>,
  id: string,
  amount: number,
  orderId: string | null,
  refundId: string | null = null,
): Promise<void> {
  await trx
    .updateTable("credits")
    .set((eb) => ({
      balance: eb("balance", "+", amount),
      expires_at: sql<string>`now() + make_interval(days => ${CREDITS_DAYS})`,
    }))
    .where("id", "=", id)
    .execute();
  await trx
    .insertInto("credit_entries")
    .values({ credit_id: id, type: "increase", amount, order_id: orderId, refund_id: refundId })
    .execute();
}

/** Takes `amount` for an order; false when the balance is lower or has expired. */
export async function spendCredits(
  trx: Transaction<Database>,
  id: string,
  amount: number,
  orderId: string | null,
): Promise<boolean> {
  const spent = await trx
    .updateTable("credits")
    .set((eb) => ({ balance: eb("balance", "-", amount) }))
    .where("id", "=", id)
    .where("balance", ">=", amount)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<string>`now()`)]))
    .returning("id")
    .executeTakeFirst();
  if (spent === undefined) return false;
  await trx
    .insertInto("credit_entries")
    .values({ credit_id: id, type: "decrease", amount, order_id: orderId })
    .execute();
  return true;
}

/** A balance and its history. */
export type BalanceRecord = Omit<Credits, "others">;

/** A balance as the contract shows it; one that has expired counts as 0, and its history ends so, before it is emptied. */
export async function readCredits(db: Kysely<Database>, id: string): Promise<BalanceRecord> {
  const row = await db
    .selectFrom("credits")
    .select([
      "balance",
      "currency",
      sql<number | null>`extract(epoch from expires_at)::bigint`.as("date_expired"),
      sql<boolean>`balance > 0 and coalesce(expires_at <= now(), false)`.as("over"),
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom("credit_entries")
    .select(["type", "amount"])
    .where("credit_id", "=", id)
    .orderBy("id", "desc")
    .limit(historyLength)
    .execute();
  const data = { uuid: id, balance: row.over ? 0 : row.balance, date_expired: row.date_expired };
  const history = entries.reverse();
  if (row.over) history.push({ type: "expire", amount: row.balance });
  return { ...data, currency: row.currency as Currency, data, history: history.slice(-historyLength) };
}

/** Empties balances that have expired, and returns how many. A balance that an order has locked is left for the next time. */
export const emptyExpiredCredits = (db: Kysely<Database>, limit: number): Promise<number> =>
  emptyWhenExpired(db, sql`true order by expires_at limit ${limit} for update skip locked`);

/** Balances of a member in other currencies on a site; those that are empty or have expired are left out. */
export async function readOtherCredits(
  db: Kysely<Database>,
  { userId, site, currency }: CreditsPlace & { userId: number },
): Promise<Credits["others"]> {
  const rows = await db
    .selectFrom("credits")
    .select([
      "currency",
      "balance",
      sql<number | null>`extract(epoch from expires_at)::bigint`.as("date_expired"),
    ])
    .where("user_id", "=", userId)
    .where("site", "=", site)
    .where("currency", "<>", currency)
    .where("balance", ">", 0)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<string>`now()`)]))
    .orderBy("currency")
    .execute();
  return rows.map((row) => ({ ...row, currency: row.currency as Currency }));
}

/** The member's own balance with this id on this site, or undefined. */
export async function findOwnCredits(
  db: Kysely<Database>,
  { id, userId, site }: { id: string; userId: number; site: string },
): Promise<{ balance: number; currency: Currency } | undefined> {
  const row = await db
    .selectFrom("credits")
    .select(["balance", "currency"])
    .where(sql`id::text`, "=", id)
    .where("user_id", "=", userId)
    .where("site", "=", site)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<string>`now()`)]))
    .executeTakeFirst();
  return row && { balance: row.balance, currency: row.currency as Currency };
}

/**
 * Gives a member what waited under their email address, on every site and in every currency. Call it in the transaction that proves the
 * address, by a code or a link that was mailed to it.
 */
export async function claimCredits(
  trx: Transaction<Database>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const waiting = await trx
    .selectFrom("credits")
    .select(["id", "site", "currency"])
    .where("email", "=", email.toLowerCase())
    .forUpdate()
    .execute();
  for (const { id, site, currency } of waiting) {
    const place = { site, currency: currency as Currency };
    const own = await openCredits(trx, { userId }, place);
    // Empties it when it has expired: the later date of the two would bring it back.
    await openCredits(trx, { email }, place);
    await trx.updateTable("credit_entries").set({ credit_id: own }).where("credit_id", "=", id).execute();
    await sql`
      with moved as (delete from credits where id = ${id} returning balance, expires_at)
      update credits own set balance = own.balance + moved.balance,
        expires_at = greatest(own.expires_at, moved.expires_at)
      from moved where own.id = ${own}`.execute(trx);
  }
}

/** A balance for those who run the shop. */
export interface OwnedCredits {
  id: string;
  site: SiteCode;
  currency: Currency;
  /** 0 once it has expired. */
  balance: number;
  expires_at: string | null;
}

export interface OwnedEntry {
  credit_id: string;
  created_at: string;
  type: "increase" | "decrease" | "expire";
  amount: number;
  /** Number of the order it was about; null for none. */
  order: string | null;
}

/** Balances of a member and of an address in lower case, on these sites or all, with the newest hundred entries of each. */
export async function listOwnedCredits(
  db: Kysely<Database>,
  { userId, email, sites }: { userId: number | null; email: string; sites: readonly string[] | null },
): Promise<{ balances: OwnedCredits[]; entries: OwnedEntry[] }> {
  const owned = sql`
    select id, site, currency, case when expires_at <= now() then 0 else balance end as balance, expires_at
    from credits where (user_id = ${userId} or email = ${email})
      and ${isAmong(sql`site`, sites)}`;
  const balances = await sql<OwnedCredits>`${owned} order by site, currency limit ${historyLength}`.execute(
    db,
  );
  const ids = balances.rows.map(({ id }) => id);
  const entries = await sql<OwnedEntry>`
    select e.credit_id, e.created_at, e.type, e.amount,
      (select document ->> 'number' from orders where id = e.order_id) as "order"
    from unnest(${ids}::uuid[]) as owned (id)
    cross join lateral (
      select * from credit_entries where credit_id = owned.id order by id desc limit ${historyLength}) as e
    order by e.id desc`.execute(db);
  return { balances: balances.rows, entries: entries.rows };
}

/** True when somebody has cash back on a site in a currency. */
export async function hasCreditsIn(db: Kysely<Database>, site: string, currency: Currency): Promise<boolean> {
  const row = await db
    .selectFrom("credits")
    .select("id")
    .where("site", "=", site)
    .where("currency", "=", currency)
    .where("balance", ">", sql<number>`0`)
    .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", sql<string>`now()`)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

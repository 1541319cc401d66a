import { decimalText } from "@velours/sdk/rules";
import {
  type CardFilters,
  type CardWords,
  type GiftCardRow,
  isByRemaining,
  presentGiftCard,
  toCardOrder,
} from "@velours/sdk/shop";
import type {
  Currency,
  GiftCard,
  GiftCardEntry,
  GiftCardSort,
  GiftCardState,
  MerchantGiftCard,
} from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { isAmong } from "../../../platform/store/isAmong.ts";
import { json } from "../../../platform/store/json.ts";
import { isBehind, type Keyset, orderBy } from "../../../platform/store/keyset.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { isClosed } from "../store.ts";

/** The merchant who changes a card, and why. */
export interface CardReason {
  actor: string;
  note: string;
}

interface NewCard {
  site: GiftCard["site"];
  amount: number;
  currency: Currency;
  recipient: string | null;
}

/** Issues a card that nobody bought, with its ledger entry. */
export async function insertIssuedCard(
  trx: Transaction<Database>,
  generateCode: () => string,
  { site, amount, currency, recipient }: NewCard,
  { actor, note }: CardReason,
): Promise<{ id: number; code: string }> {
  for (;;) {
    const code = generateCode();
    const document: GiftCard = { code, amount_remaining: amount, site, currency };
    const inserted = await trx
      .insertInto("gift_cards")
      .values({ code, remaining: amount, currency, site, document: json(document), recipient })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "code"])
      .executeTakeFirst();
    if (inserted === undefined) continue;
    await trx
      .insertInto("gift_card_entries")
      .values({ code, amount, reason: "issue", order_id: null, actor, note })
      .execute();
    return inserted;
  }
}

/**
 * The sum of all cards that these merchants issued or imported within a day, in whatever currency. Locks `person` until the transaction
 * ends, so that cards issued at once are counted together; they are listed under the lock, because a key can be made meanwhile.
 */
export async function sumIssuedBy(
  trx: Transaction<Database>,
  person: string,
  listActors: () => Promise<readonly string[]>,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gift cards of ${person}`}, 0))`.execute(trx);
  const actors = await listActors();
  const { rows } = await sql<{ issued: number }>`
    select coalesce(sum(amount), 0) as issued from gift_card_entries
    where actor = any(${[...actors]}) and created_at > now() - interval '1 day' and amount > 0
      and reason in ('issue', 'import')`.execute(trx);
  return Number(rows[0]?.issued ?? 0);
}

/** Notes who imported new cards. */
export async function noteImporter(
  trx: Transaction<Database>,
  codes: readonly string[],
  actor: string,
): Promise<void> {
  await sql`
    update gift_card_entries set actor = ${actor}
    where code = any(${[...codes]}::text[]) and reason = 'import' and actor is null`.execute(trx);
}

/** A card that can be spent, with its code; undefined for a closed one. */
export async function readOpenCard(db: Kysely<Database>, id: number): Promise<GiftCard | undefined> {
  const row = await db
    .selectFrom("gift_cards")
    .select("document")
    .where("id", "=", id)
    .where(({ not }) => not(isClosed))
    .executeTakeFirst();
  return row?.document as GiftCard | undefined;
}

/** Empties a card and blocks it. */
export async function blockCard(
  trx: Transaction<Database>,
  id: number,
  { actor, note }: CardReason,
): Promise<void> {
  await sql`
    with emptied as (
      update gift_cards g set remaining = 0, blocked_at = now()
      from (select code, remaining from gift_cards where id = ${id} for update) as before
      where g.code = before.code returning g.code, before.remaining as amount
    )
    insert into gift_card_entries (code, amount, reason, actor, note)
    select code, -amount, 'block', ${actor}, ${note} from emptied`.execute(trx);
}

interface CardPage {
  /** The values of the last one before, as `cardPlace` has them; undefined to begin. */
  after: readonly (string | number)[] | undefined;
  limit: number;
}

const toKeyset = (order: GiftCardSort): Keyset => ({
  keys: [...(isByRemaining(order) ? [sql`g.remaining`] : []), sql`g.id`],
  isDescending: order.endsWith("-descending"),
});

/** A page of cards. */
export async function listCards(
  db: Kysely<Database>,
  { found, state, sites, sort, after, limit }: CardFilters & CardPage,
): Promise<MerchantGiftCard[]> {
  if (found === null) return [];
  const keyset = toKeyset(toCardOrder(sort));
  const conditions = [
    // The place of a card that was refunded before it was made; `gift_cards_listed` leaves it out alike.
    sql`g.code not like 'refunded-%'`,
    ...(state === undefined ? [] : [ofState[state]]),
    ...(sites === null ? [] : [sql`g.site = any(${[...sites]}::text[])`]),
    ...(after === undefined ? [] : [isBehind(keyset, after)]),
  ];
  const { rows } = await sql<GiftCardRow>`
    ${cards(found && foundBy(found))} where ${sql.join(conditions, sql` and `)} order by ${orderBy(keyset)} limit ${limit}`.execute(
    db,
  );
  return rows.map(presentGiftCard);
}

/** A card, or undefined. */
export async function readCard(db: Kysely<Database>, id: number): Promise<MerchantGiftCard | undefined> {
  const { rows } = await sql<GiftCardRow>`${cards(undefined)} where g.id = ${id}`.execute(db);
  return rows[0] && presentGiftCard(rows[0]);
}

/** Locks a card until the transaction ends, so that nobody spends from it meanwhile. */
export async function lockCard(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`select from gift_cards where id = ${id} for update`.execute(trx);
}

/** The newest thousand entries of a card, the newest first. */
export async function listEntries(db: Kysely<Database>, id: number): Promise<GiftCardEntry[]> {
  const entries = await listCardEntries(db, id, { before: undefined, limit: 1000 });
  return entries.map(({ id: _, currency: __, ...entry }) => entry);
}

/** An entry with its id, which orders them, and its currency. */
export interface CardEntry extends GiftCardEntry {
  id: number;
  currency: Currency;
}

/** Entries of a card, the newest first: the newest, or those before an id. */
export async function listCardEntries(
  db: Kysely<Database>,
  id: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<CardEntry[]> {
  const older = before === undefined ? sql`` : sql`and e.id < ${before}`;
  const { rows } = await sql<EntryRow>`
    select e.id, g.currency, e.created_at, e.reason, e.amount, e.actor, e.note,
      o.document ->> 'number' as order_number
    from gift_cards g join gift_card_entries e on e.code = g.code left join orders o on o.id = e.order_id
    where g.id = ${id} ${older} order by e.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    currency: row.currency,
    time: row.created_at,
    kind: row.reason,
    amount: decimalText(row.amount),
    order: row.order_number,
    actor: row.actor,
    note: row.note,
  }));
}

interface EntryRow {
  id: number;
  currency: Currency;
  created_at: string;
  reason: string;
  amount: number;
  actor: string | null;
  note: string | null;
  order_number: string | null;
}

/** Cards with what a list shows of them: all, or those of these codes. */
const cards = (codes: RawBuilder<unknown> | undefined): RawBuilder<unknown> => sql`
  select g.id, right(g.code, 4) as last_digits, g.site, g.currency, g.remaining, g.recipient, g.created_at,
    ${isClosed} as closed, o.document ->> 'number' as order_number,
    coalesce((select e.amount from gift_card_entries e where e.code = g.code order by e.id limit 1), 0) as issued
  from ${codes === undefined ? sql`gift_cards g` : sql`(${codes}) as found join gift_cards g on g.code = found.code`}
  left join orders o on o.id = g.order_id`;

const ofState: Record<GiftCardState, RawBuilder<unknown>> = {
  open: sql`not ${isClosed} and g.remaining > 0`,
  spent: sql`not ${isClosed} and g.remaining <= 0`,
  blocked: isClosed,
};

/** The codes that any of these words find, each by an index of its own. */
const foundBy = ({ digits, email, order }: CardWords): RawBuilder<unknown> =>
  sql.join(
    [
      ...(digits === undefined ? [] : [sql`select code from gift_cards where right(code, 4) = ${digits}`]),
      ...(email === undefined ? [] : [sql`select code from gift_cards where lower(recipient) = ${email}`]),
      ...(order === undefined
        ? []
        : [
            sql`select distinct code from gift_card_entries where order_id = (select id from orders where number = ${order})`,
          ]),
    ],
    sql` union `,
  );

/** The newest hundred cards of these sites, null for all, that were sent to an address or bought with these orders. */
export async function listCardsOf(
  db: Kysely<Database>,
  { email, orderIds, sites }: { email: string; orderIds: readonly string[]; sites: readonly string[] | null },
): Promise<MerchantGiftCard[]> {
  const codes = sql`
    select code from gift_cards where lower(recipient) = ${email}
    union select code from gift_cards where order_id = any(${[...orderIds]}::uuid[])`;
  const { rows } = await sql<GiftCardRow>`
    ${cards(codes)} where g.code not like 'refunded-%' and ${isAmong(sql`g.site`, sites)} order by g.id desc limit 100`.execute(
    db,
  );
  return rows.map(presentGiftCard);
}

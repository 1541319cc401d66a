import type { Currency, GiftCard } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { json } from "../../platform/store/json.ts";
import { prepare } from "../../platform/store/prepare.ts";
import type { Database } from "../../platform/store/schema.ts";
import { sendTogether } from "../../platform/store/sendTogether.ts";
import type { Store } from "../../platform/store/store.ts";
import { countRows, type UpsertCounts } from "../../platform/store/upsertCounts.ts";

/** Puts gift cards into the store by code. A new one brings its amount, with a ledger entry; others keep their balance. */
export async function upsertGiftCards(
  trx: Transaction<Database>,
  giftCards: readonly GiftCard[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    with given as (
      select d->>'code' as code, (d->>'amount_remaining')::numeric as remaining, d->>'currency' as currency,
        d->>'site' as site, d as document
      from jsonb_array_elements(${JSON.stringify(giftCards)}::text::jsonb) as d
    ), saved as (
      insert into gift_cards as g (code, remaining, currency, site, document)
      select code, remaining, currency, site, document from given
      on conflict (code) do update set currency = excluded.currency, site = excluded.site,
        document = excluded.document || jsonb_build_object('amount_remaining', g.document -> 'amount_remaining')
      where g.document - 'amount_remaining' is distinct from excluded.document - 'amount_remaining'
      returning code, remaining, (xmax = 0) as inserted
    ), entries as (
      insert into gift_card_entries (code, amount, reason)
      select code, remaining, 'import' from saved where inserted and remaining <> 0
    )
    select inserted from saved`.execute(trx);
  return countRows(rows, giftCards.length);
}

/** A gift card with what is left on it now, or undefined. */
export async function readGiftCard(db: Kysely<Database>, code: string): Promise<GiftCard | undefined> {
  const [row] = await readByCode(db, { code: code.trim() });
  return row && toGiftCard(row);
}

interface GiftCardRow {
  document: GiftCard;
  remaining: number;
}

export const toGiftCard = ({ document, remaining }: GiftCardRow): GiftCard => ({
  ...document,
  amount_remaining: remaining,
});

/** In SQL: a card that was blocked or taken back pays nothing, whatever a refund returns to it. */
export const isClosed = sql<boolean>`(blocked_at is not null or revoked_at is not null)`;

/** The gift card of a code without spaces around it; a closed one has nothing to spend. */
export const giftCardQuery = (code: string | null): RawBuilder<GiftCardRow> => sql`
  select document, case when ${isClosed} then 0 else remaining end as remaining
  from gift_cards where code = ${code}`;

const readByCode = prepare(({ code }: { code: string }) => giftCardQuery(code));

/** Takes `amount` from a gift card for an order; false when there is less on it. */
export async function spendGiftCard(
  trx: Transaction<Database>,
  code: string,
  amount: number,
  orderId: string,
): Promise<boolean> {
  const { gift_card } = await sendTogether(trx, giftCardSpending({ code, amount, orderId }));
  return gift_card.length > 0;
}

/** Takes an amount from a gift card for an order, with its ledger entry: two parts to send together. */
export const giftCardSpending = (values: { code: string | null; amount: number; orderId: string }) => ({
  gift_card: sql<{ code: string }>`
    update gift_cards set remaining = remaining - ${values.amount}::numeric
    where code = ${values.code} and not ${isClosed} and remaining >= ${values.amount}::numeric
    returning code`,
  gift_card_entry: sql<{ code: string }>`
    insert into gift_card_entries (code, amount, reason, order_id)
    select code, -(${values.amount}::numeric), 'order', ${values.orderId}::uuid from gift_card
    returning code`,
});

/** The unit of an order that a gift card was bought as. */
export interface CardUnit {
  order_id: string;
  unit: number;
}

/** Issues the card of a unit with its ledger entry. Returns its code; undefined when this unit has one already. */
export async function insertCard(
  trx: Transaction<Database>,
  generateCode: () => string,
  {
    site,
    amount,
    currency,
    order_id,
    unit,
    to,
  }: CardUnit & { site: GiftCard["site"]; amount: number; currency: Currency; to: string },
): Promise<string | undefined> {
  for (;;) {
    const code = generateCode();
    const document: GiftCard = { code, amount_remaining: amount, site, currency };
    const inserted = await trx
      .insertInto("gift_cards")
      .values({
        code,
        remaining: amount,
        currency,
        site,
        document: json(document),
        order_id,
        unit,
        recipient: to,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("code")
      .executeTakeFirst();
    if (inserted !== undefined) {
      await trx.insertInto("gift_card_entries").values({ code, amount, reason: "issue", order_id }).execute();
      return inserted.code;
    }
    const issued = await trx
      .selectFrom("gift_cards")
      .select("code")
      .where("order_id", "=", order_id)
      .where("unit", "=", unit)
      .executeTakeFirst();
    if (issued !== undefined) return undefined;
  }
}

/** The card of a unit; undefined before it is issued, and when it was taken back or blocked. */
export async function readIssuedCard(
  { db }: Store,
  { order_id, unit }: CardUnit,
): Promise<GiftCard | undefined> {
  const row = await db
    .selectFrom("gift_cards")
    .select("document")
    .where("order_id", "=", order_id)
    .where("unit", "=", unit)
    .where(({ not }) => not(isClosed))
    .executeTakeFirst();
  return row?.document as GiftCard | undefined;
}

/** Codes of cards with a balance. */
export async function findFundedCards(db: Kysely<Database>, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("gift_cards")
    .select("code")
    .where("code", "in", codes)
    .where("remaining", ">", 0)
    .orderBy("code")
    .execute();
  return rows.map(({ code }) => code);
}

/** The currency of each of these cards that has entries in the ledger, by code. */
export async function readLedgerCurrencies(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; currency: string }>`
    select code, currency from gift_cards g where code = any(${[...codes]})
      and exists (select from gift_card_entries e where e.code = g.code)`.execute(db);
  return new Map(rows.map(({ code, currency }) => [code, currency]));
}

/** Empties these cards, with a ledger entry each. */
export async function emptyGiftCards(trx: Transaction<Database>, codes: string[]): Promise<void> {
  await sql`
    with emptied as (
      update gift_cards g set remaining = 0
      from (select code, remaining from gift_cards where code = any(${codes}) for update) as before
      where g.code = before.code and before.remaining > 0
      returning g.code, before.remaining as amount
    )
    insert into gift_card_entries (code, amount, reason) select code, -amount, 'import' from emptied`.execute(
    trx,
  );
}

/** True when a gift card of a site in a currency still pays something, or is bought and not made yet. */
export async function hasGiftCardsIn(
  db: Kysely<Database>,
  site: string,
  currency: Currency,
): Promise<boolean> {
  const row = await db
    .selectFrom("gift_cards")
    .select("id")
    .where("site", "=", site)
    .where("currency", "=", currency)
    .where("remaining", ">", sql<number>`0`)
    .where("blocked_at", "is", null)
    .where("revoked_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined || (await hasUnmadeCards(db, site, currency));
}

/** A refunded unit has its place taken by a card; its job stays until its day. */
async function hasUnmadeCards(db: Kysely<Database>, site: string, currency: Currency): Promise<boolean> {
  const { rows } = await sql`
    select from jobs j
    where kind = 'gift-card' and done_at is null and dead_at is null
      and payload ->> 'site' = ${site} and payload ->> 'currency' = ${currency}
      and not exists (
        select from gift_cards c
        where c.order_id = (j.payload ->> 'order_id')::uuid and c.unit = (j.payload ->> 'unit')::integer
      )
    limit 1`.execute(db);
  return rows.length > 0;
}

import type { GiftCard, Product, Promotion } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";
import { demoUsers } from "../accounts/demoUsers.ts";
import { bumpRevision } from "../catalogue/store.ts";
import { cleanRow } from "./cleanRow.ts";
import { demoDirectory } from "./demoDirectory.ts";
import type { PartName } from "./Row.ts";
import { readDirectory } from "./readDirectory.ts";

/** What of the demo is in a store and can still be used; codes and passwords of it are in every copy of this repository. */
export interface DemoRemains {
  /** Codes of gift cards with money on them. */
  giftCards: string[];
  /** Promo codes with the demo's terms. */
  promotions: string[];
  /** Email addresses of members who can sign in. */
  members: string[];
  /** Ids of products on sale. */
  products: number[];
}

/** Finds them. A promo code or product whose terms a merchant has changed is the merchant's own. */
export async function findDemo(db: Kysely<Database>): Promise<DemoRemains> {
  const demo = await readDirectory(demoDirectory);
  const giftCards = demo.giftCards.map(({ value }: { value: GiftCard }) => value.code);
  const promotions = new Map(demo.promotions.map(({ value }: { value: Promotion }) => [value.id, value]));
  const products = new Map(demo.products.map(({ value }: { value: Product }) => [value.id, value]));
  const emails = demoUsers.map(({ email }) => email);
  const [cards, codes, members, sold] = [
    await db
      .selectFrom("gift_cards")
      .select("code")
      .where("code", "in", giftCards)
      .where("remaining", ">", 0)
      .orderBy("code")
      .execute(),
    await db.selectFrom("promotions").select(["id", "document"]).orderBy("id").execute(),
    await db
      .selectFrom("users")
      .select("email")
      .where("email", "in", emails)
      .where("password", "is not", null)
      .orderBy("email")
      .execute(),
    await db
      .selectFrom("products")
      .select(["id", "handle"])
      .where("id", "in", [...products.keys()])
      .where("enabled", "=", true)
      .orderBy("id")
      .execute(),
  ];
  return {
    giftCards: cards.map(({ code }) => code),
    promotions: codes
      .map(({ document }) => document as unknown as Promotion)
      .filter((promotion) => promotion.enabled && sameTerms(promotion, promotions.get(promotion.id)))
      .map(({ name }) => name),
    members: members.map(({ email }) => email),
    products: sold.filter(({ id, handle }) => products.get(id)?.handle === handle).map(({ id }) => id),
  };
}

const sameTerms = (one: Promotion, other: Promotion | undefined): boolean =>
  other !== undefined &&
  one.name.toLowerCase() === other.name.toLowerCase() &&
  one.type === other.type &&
  one.discount === other.discount &&
  one.site === other.site;

/** Says in one sentence what is left; undefined when nothing is. */
export function listRemains({ giftCards, promotions, members, products }: DemoRemains): string | undefined {
  const parts = [
    giftCards.length > 0 && `${giftCards.length} gift cards (${giftCards.join(", ")})`,
    promotions.length > 0 && `${promotions.length} promo codes (${promotions.join(", ")})`,
    members.length > 0 && `${members.length} members (${members.join(", ")})`,
    products.length > 0 && `${products.length} products`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(", ");
}

/** What is shown beside goods; a row that says anything else than the demo's is the merchant's own. */
const shown = {
  campaigns: "campaigns",
  campaignPages: "campaign_pages",
  notifications: "notifications",
  upsellOffers: "upsell_offers",
} as const;

/**
 * Takes what findDemo finds out of use, and the demo's campaigns, notifications and offers. Orders, and the ledgers
 * they explain, stay: gift cards are emptied with an entry, products are taken off sale, members cannot sign in.
 */
export async function removeDemo(trx: Transaction<Database>): Promise<DemoRemains> {
  const remains = await findDemo(trx);
  const demo = await readDirectory(demoDirectory);
  if (remains.giftCards.length > 0) {
    await sql`
      with emptied as (
        update gift_cards g set remaining = 0
        from (select code, remaining from gift_cards where code = any(${remains.giftCards}) for update) as before
        where g.code = before.code and before.remaining > 0
        returning g.code, before.remaining as amount
      )
      insert into gift_card_entries (code, amount, reason) select code, -amount, 'import' from emptied`.execute(
      trx,
    );
  }
  const codes = remains.promotions.map((name) => name.toLowerCase());
  if (codes.length > 0) await trx.deleteFrom("promotions").where("name", "in", codes).execute();
  if (remains.members.length > 0) await lockMembers(trx, remains.members);
  for (const [name, table] of Object.entries(shown)) {
    const rows = demo[name as keyof typeof shown].map(({ value }) => cleanRow(name as PartName, value));
    await sql`
      delete from ${sql.table(table)}
      where document in (select d from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as d)`.execute(
      trx,
    );
  }
  // Last, as everywhere: its lock is the one that every reader of the catalogue waits for.
  if (remains.products.length > 0) await takeOffSale(trx, remains.products);
  return remains;
}

/** No password, no authenticator, no session: nobody signs in, and what the member has bought stays. */
async function lockMembers(trx: Transaction<Database>, emails: readonly string[]): Promise<void> {
  const locked = await trx
    .updateTable("users")
    .set({ password: null, totp_secret: null, totp_pending_secret: null })
    .where("email", "in", emails)
    .returning("id")
    .execute();
  await trx
    .deleteFrom("sessions")
    .where(
      "user_id",
      "in",
      locked.map(({ id }) => id),
    )
    .execute();
}

async function takeOffSale(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  const revision = await bumpRevision(trx);
  await sql`
    update products set enabled = false, document = jsonb_set(document, '{enabled}', 'false'), revision = ${revision}
    where id = any(${[...ids]})`.execute(trx);
}

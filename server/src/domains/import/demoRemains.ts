import type { PartName } from "@velours/sdk/import";
import type { GiftCard, Product, Promotion } from "@velours/sdk/types";
import type { Db, Transaction } from "../../platform/store/schema.ts";
import { demoUsers } from "../accounts/demoUsers.ts";
import { findEmailsWithPassword, lockUsers } from "../accounts/store/demoUsers.ts";
import { findProductsOnSale, setEnabled } from "../catalogue/store/productRows.ts";
import { deleteReviews } from "../catalogue/store/reviews.ts";
import { emptyGiftCards, findFundedCards } from "../giftcards/store.ts";
import { deletePromotions, readPromotions } from "../promotions/store.ts";
import { endMemberSessions } from "../sessions/store.ts";
import { cleanRow } from "./cleanRow.ts";
import { demoDirectory } from "./demoDirectory.ts";
import { readDirectory } from "./readDirectory.ts";
import { deleteDocuments } from "./store.ts";

/** Parts of the demo that are in a store and still usable; its codes and passwords are public. */
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
export async function findDemo(db: Db): Promise<DemoRemains> {
  const demo = await readDirectory(demoDirectory);
  const giftCards = demo.giftCards.map(({ value }: { value: GiftCard }) => value.code);
  const promotions = new Map(demo.promotions.map(({ value }: { value: Promotion }) => [value.id, value]));
  const products = new Map(demo.products.map(({ value }: { value: Product }) => [value.id, value]));
  const emails = demoUsers.map(({ email }) => email);
  const cards = await findFundedCards(db, giftCards);
  const stored = await readPromotions(db);
  const members = await findEmailsWithPassword(db, emails);
  const onSale = await findProductsOnSale(db, [...products.keys()]);
  return {
    giftCards: cards,
    promotions: stored
      .filter((promotion) => promotion.enabled && sameTerms(promotion, promotions.get(promotion.id)))
      .map(({ name }) => name),
    members,
    products: onSale.filter(({ id, handle }) => products.get(id)?.handle === handle).map(({ id }) => id),
  };
}

const sameTerms = (stored: Promotion, demo: Promotion | undefined): boolean =>
  demo !== undefined &&
  stored.name.toLowerCase() === demo.name.toLowerCase() &&
  stored.type === demo.type &&
  stored.discount === demo.discount &&
  stored.site === demo.site;

/** Lists what is left in one sentence; undefined when nothing is. */
export function listRemains({ giftCards, promotions, members, products }: DemoRemains): string | undefined {
  const parts = [
    giftCards.length > 0 && `${giftCards.length} gift cards (${giftCards.join(", ")})`,
    promotions.length > 0 && `${promotions.length} promo codes (${promotions.join(", ")})`,
    members.length > 0 && `${members.length} members (${members.join(", ")})`,
    products.length > 0 && `${products.length} products`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(", ");
}

/** Content shown beside products; a row that differs from the demo's belongs to the merchant. */
const shown = {
  campaigns: "campaigns",
  campaignPages: "campaign_pages",
  notifications: "notifications",
  upsellOffers: "upsell_offers",
} as const;

/**
 * Takes what findDemo finds out of use, and the demo's campaigns, notifications, offers and reviews. Orders, and the ledgers
 * they explain, stay: gift cards are emptied with an entry, products are taken off sale, members cannot sign in.
 */
export async function removeDemo(trx: Transaction): Promise<DemoRemains> {
  const remains = await findDemo(trx);
  const demo = await readDirectory(demoDirectory);
  if (remains.giftCards.length > 0) {
    await emptyGiftCards(trx, remains.giftCards);
  }
  if (remains.promotions.length > 0) await deletePromotions(trx, remains.promotions);
  if (remains.members.length > 0) await lockMembers(trx, remains.members);
  for (const [name, table] of Object.entries(shown)) {
    const rows = demo[name as keyof typeof shown].map(({ value }) => cleanRow(name as PartName, value));
    await deleteDocuments(trx, table, rows);
  }
  await deleteReviews(
    trx,
    demo.reviews.map(({ value }) => value),
  );
  // Last, as everywhere: its lock is the one that every reader of the catalogue waits for.
  if (remains.products.length > 0) await setEnabled(trx, remains.products, false);
  return remains;
}

/** Removes password, authenticator and sessions, so that these members cannot sign in; their orders stay. */
async function lockMembers(trx: Transaction, emails: readonly string[]): Promise<void> {
  for (const id of await lockUsers(trx, emails)) await endMemberSessions(trx, id);
}

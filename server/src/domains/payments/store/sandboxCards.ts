import { randomUUID } from "node:crypto";
import type { SavedCard } from "@velours/sdk/types";
import type { Kysely } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { Customer } from "../PaymentProvider.ts";

const demoUser = "member@example.com";

const card = (last4: string, cardType: string, expirationDate: string, token: string): SavedCard => ({
  globalId: `cc_${last4}`,
  cardType,
  last4,
  expirationDate,
  token,
});

/** The demo user's cards: one is paid, one is declined, one has expired. */
const demoCards: readonly SavedCard[] = [
  card("1111", "Visa", "12/2032", "sandbox-saved-visa-1111"),
  card("5100", "MasterCard", "12/2032", "sandbox-saved-mastercard-5100"),
  card("0005", "American Express", "01/2020", "sandbox-saved-amex-0005"),
];

/** The cards of a user: the demo user's own, then the saved ones, the oldest first. */
export async function listSavedCards(db: Kysely<Database>, { id, email }: Customer): Promise<SavedCard[]> {
  const rows = await db
    .selectFrom("sandbox_cards")
    .select("document")
    .where("user_id", "=", id)
    .orderBy("created_at")
    .execute();
  const savedCards = rows.map(({ document }) => document);
  return email.toLowerCase() === demoUser ? [...demoCards, ...savedCards] : savedCards;
}

/** Saves the card of a paid nonce. Only the gateway's fields know the card, so the sandbox saves a Visa. */
export async function saveCard(db: Kysely<Database>, { id }: Customer): Promise<void> {
  const token = `sandbox-saved-ok-${randomUUID()}`;
  await db
    .insertInto("sandbox_cards")
    .values({ token, user_id: id, document: json(card("1111", "Visa", "12/2032", token)) })
    .execute();
}

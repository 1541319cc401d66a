import { randomInt } from "node:crypto";
import type { Currency, GiftCard } from "@velours/sdk/types";
import { sql, type Transaction } from "kysely";
import { addJobs } from "../../platform/jobs/store.ts";
import { json } from "../../platform/store/json.ts";
import type { Database } from "../../platform/store/schema.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { readAttempt } from "../payments/store/attempts.ts";
import type { GiftCardLetter } from "./emails/boughtGiftCard.ts";

/** A gift card that was bought: one unit of an order. */
export interface BoughtGiftCard extends GiftCardLetter {
  /** What is to be taken first; null when nothing was left to pay. */
  attempt_id: string | null;
  site: GiftCard["site"];
  amount: number;
  currency: Currency;
}

const group = (): string => String(randomInt(10_000)).padStart(4, "0");
/** 53 random bits: guessing one of a million cards takes ten billion tries. */
const makeCode = (): string => [group(), group(), group(), group()].join("-");

/**
 * Makes the card of a unit and writes its letter down, once the money is taken: a card is money, and what was only held
 * can still be lost. Throws while it is not, so that the job comes again; a payment that failed brings no card.
 */
export async function issueGiftCard(
  { db }: Store,
  { attempt_id, site, amount, currency, ...letter }: BoughtGiftCard,
): Promise<void> {
  const attempt = attempt_id === null ? undefined : await readAttempt(db, attempt_id);
  if (attempt?.state === "authorized") throw new Error(`attempt ${attempt.id} is not taken yet`);
  if (attempt !== undefined && attempt.state !== "captured") return;
  await inTransaction(db, async (trx) => {
    const { order_id, unit } = letter;
    const code = await insertCard(trx, { site, amount, currency, order_id, unit });
    if (code === undefined) return;
    await trx.insertInto("gift_card_entries").values({ code, amount, reason: "issue", order_id }).execute();
    await addJobs(trx, [{ kind: "mail", payload: { template: "gift-card", ...letter } }]);
  });
}

/** The code of the new card; undefined when this unit has one already. */
async function insertCard(
  trx: Transaction<Database>,
  {
    site,
    amount,
    currency,
    order_id,
    unit,
  }: Omit<BoughtGiftCard, keyof GiftCardLetter | "attempt_id"> & Pick<BoughtGiftCard, "order_id" | "unit">,
): Promise<string | undefined> {
  for (;;) {
    const code = makeCode();
    const document: GiftCard = { code, amount_remaining: amount, site, currency };
    const made = await trx
      .insertInto("gift_cards")
      .values({ code, remaining: amount, currency, site, document: json(document), order_id, unit })
      .onConflict((conflict) => conflict.doNothing())
      .returning("code")
      .executeTakeFirst();
    if (made !== undefined) return made.code;
    const issued = await trx
      .selectFrom("gift_cards")
      .select(sql<number>`1`.as("one"))
      .where("order_id", "=", order_id)
      .where("unit", "=", unit)
      .executeTakeFirst();
    if (issued !== undefined) return undefined;
  }
}

/** The code of a unit's card; undefined before it is issued. */
export async function readIssuedCard(
  { db }: Store,
  { order_id, unit }: Pick<BoughtGiftCard, "order_id" | "unit">,
): Promise<GiftCard | undefined> {
  const row = await db
    .selectFrom("gift_cards")
    .select("document")
    .where("order_id", "=", order_id)
    .where("unit", "=", unit)
    .executeTakeFirst();
  return row?.document as GiftCard | undefined;
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    "gift-card": BoughtGiftCard;
  }
}

import type { Currency, GiftCard } from "@velours/sdk/types";
import { addJobs } from "../../platform/jobs/store.ts";
import { consumeAllowances, refundAllowances } from "../../platform/limits/store.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { lockAttemptState } from "../payments/store/attempts.ts";
import { createReservedCode } from "./createReservedCode.ts";
import type { GiftCardEmail } from "./emails/boughtGiftCard.ts";
import { generateCode } from "./generateCode.ts";
import { reserveUnit } from "./store/refunds.ts";
import { insertCard } from "./store.ts";

/** A gift card that was bought: one unit of an order. */
export interface BoughtGiftCard extends GiftCardEmail {
  /** The payment to be taken first; null when nothing was left to pay. */
  attempt_id: string | null;
  site: GiftCard["site"];
  amount: number;
  currency: Currency;
}

/**
 * Creates the card of a unit and queues its email once the payment is captured: a card is money, and a payment that is
 * only held can still fail. An address that got many today gets it later. Throws before that, so that the job is retried; a failed payment brings no card, and the job is open until the ledger says so.
 * A payment given back in full may have been so for other lines: the place of a unit that was refunded is taken instead.
 */
export async function issueBoughtGiftCard({ db }: Store, card: BoughtGiftCard): Promise<void> {
  const { attempt_id, site, amount, currency, ...email } = card;
  await inTransaction(db, async (trx) => {
    // Locked, so that a payment that fails meanwhile finds the card and takes it back.
    const attempt = attempt_id === null ? undefined : await lockAttemptState(trx, attempt_id);
    if (attempt?.state === "authorized") throw new Error(`attempt ${attempt_id} is not taken yet`);
    if (attempt?.state === "failed") {
      if (attempt.withdrawn_at === null)
        throw new Error(`what attempt ${attempt_id} brought is not taken back`);
      // A process of an older version takes back what a payment brought, and no places of cards that are not made.
      await reserveUnit(trx, {
        code: createReservedCode(),
        site,
        currency,
        order_id: email.order_id,
        unit: email.unit,
        refundId: null,
      });
      return;
    }
    if (attempt !== undefined && attempt.state !== "captured" && attempt.state !== "refunded") return;
    const allowances = [{ limit: "giftCardEmails", of: email.to }] as const;
    const wait = await consumeAllowances(trx, allowances);
    if (wait > 0) {
      await addJobs(trx, [{ kind: "gift-card", payload: card, delay: wait }]);
      return;
    }
    const { order_id, unit } = email;
    const code = await insertCard(trx, generateCode, {
      site,
      amount,
      currency,
      order_id,
      unit,
      to: email.to,
    });
    if (code === undefined) return refundAllowances(trx, allowances);
    await addJobs(trx, [{ kind: "mail", payload: { template: "gift-card", ...email } }]);
  });
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    "gift-card": BoughtGiftCard;
  }
}

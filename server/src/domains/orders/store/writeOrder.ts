import { lowStock } from "@velours/sdk/shop";
import { type RawBuilder, sql } from "kysely";
import {
  type KeyedRequest,
  responseUpdate,
  type StoredResponse,
} from "../../../platform/idempotency/store.ts";
import { type Job, jobsInsert } from "../../../platform/jobs/store.ts";
import { json } from "../../../platform/store/json.ts";
import { prepare } from "../../../platform/store/prepare.ts";
import { refuseWritesIf } from "../../../platform/store/refusable.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { togetherWithoutRows } from "../../../platform/store/sendTogether.ts";
import { type JoinNonceRow, joinNonceInsert } from "../../accounts/store/joinNonces.ts";
import { emailOwnerLock } from "../../accounts/store/users.ts";
import { listedUnits, type TakenUnits } from "../../catalogue/store/takeStock.ts";
import { creditsEarning, type EarnedCredits } from "../../credits/store.ts";
import { giftCardSpending } from "../../giftcards/store.ts";
import { attemptSettlement } from "../../payments/store/attempts.ts";
import { promotionUse } from "../../promotions/store.ts";
import type { ReleasedMeanwhile } from "../takePayment.ts";
import { invoiceInserts } from "./invoices.ts";
import { type OfferTaskRow, offerTaskInsert } from "./offerTasks.ts";
import { type OrderRows, orderExtension, orderInserts } from "./orders.ts";

/** Everything that an order writes. */
export interface OrderWrites
  extends OrderRows,
    OfferTaskRow,
    JoinNonceRow,
    EarnedCredits,
    StoredResponse,
    Pick<KeyedRequest, "operation" | "key" | "claim"> {
  transactionId: string;
  /** Units to take, from where; and where stock that is not counted is relied on. */
  takes: readonly TakenUnits[];
  uncounted: readonly { variant_id: number; region: string }[];
  /** The name of the promotion, or null. */
  promotion: string | null;
  /** The code of the gift card, or null. */
  giftCard: string | null;
  giftCardAmount: number;
  jobs: readonly Job[];
  /** When its invoice is issued, or that of what is added to it. */
  invoicedAt: string;
}

/** Why an order cannot be written; nothing of it is, then. */
export type WriteRefusal =
  | "stockChanged"
  | "emailProven"
  | "giftCardSpent"
  | "promotionUsed"
  | ReleasedMeanwhile;

/** The level of a count in words, as `getStockLevel` has it. */
const level = (count: RawBuilder<number>) =>
  sql`case when ${count} = 0 then 0 when ${count} <= ${sql.lit(lowStock)} then 1 else 2 end`;
const levelChanged = sql<boolean>`${level(sql`quantity`)} <> ${level(sql`quantity + units`)}`;

/** The units leave stock with a ledger entry each; rows are locked in one order everywhere. */
const stockParts = ({ takes, orderId }: Pick<OrderWrites, "takes" | "orderId">) => ({
  locked: sql<TakenUnits>`
    select s.variant_id, s.region, take.units
    from stock s join ${listedUnits(takes)} as take using (variant_id, region)
    order by s.variant_id, s.region
    for update of s`,
  taken: sql<TakenUnits & { quantity: number }>`
    update stock s set quantity = s.quantity - locked.units from locked
    where s.variant_id = locked.variant_id and s.region = locked.region and s.quantity >= locked.units
    returning s.variant_id, s.region, locked.units, s.quantity`,
  stock_entries_added: sql<{ region: string }>`
    insert into stock_entries (variant_id, region, delta, reason, order_id)
    select variant_id, region, -units, 'order', ${orderId}::uuid from taken
    returning region`,
});

/** Tells the catalogues in memory which products have another level now. The revision is the last lock. */
const revisionParts = {
  revision: sql<{ value: number }>`
    update revisions set value = value + 1
    where name = 'catalogue' and exists (select from taken where ${levelChanged})
    returning value`,
  changed: sql<{ id: number }>`
    update products p set revision = revision.value from revision
    where p.id in (select v.product_id from taken join variants v on v.id = taken.variant_id where ${levelChanged})
    returning p.id`,
};

/**
 * An order with all its effects in one statement, which is a transaction by itself: its locks are held for no round
 * trip. It refuses itself when stock, card, promotion, payment, key or the proof of the guest's address are not what they
 * were when it was decided.
 */
const orderStatement = (kind: "member" | "guest" | "extension", values: OrderWrites) =>
  togetherWithoutRows({
    ...(kind === "guest" && { addressee: emailOwnerLock(values.recipientEmail) }),
    ...stockParts(values),
    ...giftCardSpending({
      code: values.giftCard,
      amount: values.giftCardAmount,
      orderId: values.orderId,
    }),
    ...creditsEarning(kind === "member" ? kind : "guest", values),
    ...(kind === "extension" ? orderExtension(values) : orderInserts(values)),
    attempt: attemptSettlement(values.attemptId, values.orderId, values.transactionId),
    task: offerTaskInsert(values),
    nonce: joinNonceInsert(values),
    jobs: jobsInsert(values.jobs),
    response: responseUpdate(values),
    // Late, because orders with the same code wait for this row.
    promotion: promotionUse(values.promotion),
    refused: refuseWritesIf(sql`case
      ${kind === "guest" ? sql`when exists (select from addressee where email_verified_at is not null) then 'emailProven'` : sql``}
      when (select count(*) from taken) < jsonb_array_length(${json(values.takes)}) then 'stockChanged'
      when exists (
        select from jsonb_to_recordset(${json(values.uncounted)}) as relied (variant_id bigint, region text)
        left join stock s using (variant_id, region)
        where s.level is null or s.level = 'none' or s.quantity is not null
      ) then 'stockChanged'
      when ${values.giftCard}::text is not null and not exists (select from gift_card) then 'giftCardSpent'
      when ${values.promotion}::text is not null and not exists (select from promotion) then 'promotionUsed'
      when ${values.attemptId}::uuid is not null and not exists (select from attempt) then 'attemptReleased'
      when not exists (select from response) then 'keyReleased'
      end`),
    ...revisionParts,
    // Last: all orders of a site wait for its series.
    ...invoiceInserts({
      orderId: values.orderId,
      refundId: null,
      ofOffer: kind === "extension",
      site: values.site,
      date: values.invoicedAt,
      sold: sql.ref("order"),
    }),
  });

const statements = {
  member: prepare((values: OrderWrites) => orderStatement("member", values)),
  guest: prepare((values: OrderWrites) => orderStatement("guest", values)),
  extension: prepare((values: OrderWrites) => orderStatement("extension", values)),
};

/** Writes an order, or lines added to one, with all their effects; fails with a WriteRefusal, see `refusable`. */
export async function writeOrder(db: Db, values: OrderWrites, isExtension: boolean): Promise<void> {
  await statements[isExtension ? "extension" : values.recipient === null ? "guest" : "member"](db, values);
}

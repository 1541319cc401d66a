import { erasedEmail } from "@velours/sdk/shop";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** Whose data is meant: a member, a guest's purchases, or both under one email address. */
export interface Person {
  /** Lower case. */
  email: string;
  userId: number | null;
  orderIds: readonly string[];
  /** Orders of other members whose emails go to the address. */
  othersOrderIds: readonly string[];
}

type Condition = (person: Person) => RawBuilder<unknown>;

/** A table with rows about a person. */
export interface PersonalTable {
  about: Condition;
  /** Columns that an export leaves out: secrets, what only looks random, and copies that can hold a gift card's code. */
  secrets?: readonly string[];
  /** The parts of them that an export has, as JSON, of a row `t`. */
  own?: Condition;
  /** Columns that an erasure sets where the row has to stay; without it the row is deleted. */
  erase?: RawBuilder<unknown>;
}

/** In SQL: true when a row of invoices has the person's address as its buyer's. */
export const isBuyer = ({ email }: Pick<Person, "email">): RawBuilder<boolean> =>
  sql`(buyer is not null and lower(buyer ->> 'email') = ${email})`;

const byUser: Condition = ({ userId }) => sql`user_id = ${userId}`;
const byEmail: Condition = ({ email }) => sql`lower(email) = ${email}`;
const byOrder: Condition = ({ orderIds }) => sql`order_id = any(${[...orderIds]}::uuid[])`;

const numbersOf = (orderIds: Person["orderIds"]): RawBuilder<unknown> =>
  sql`select document ->> 'number' from orders where id = any(${[...orderIds]}::uuid[])`;
/** All that the desk may call somebody by. */
const customerIds = ({ userId, orderIds }: Pick<Person, "userId" | "orderIds">): RawBuilder<unknown> =>
  sql`select ${userId}::text union all ${numbersOf(orderIds)}`;

/** A pattern of what an answer about a person has in it: to parse every answer takes a second per thousand. */
const wordsOf = (orderIds: Person["orderIds"]): RawBuilder<unknown> => sql`(
  select string_agg(regexp_replace(word, '[^[:alnum:]]', '\\\\\\&', 'g'), '|') from (
    select '"customer":' union all select '"recipient":' union all select '"link":' union all select '"review":' union all select '"reviews"'
    union all select unnest(${[...orderIds]}::text[]) union all ${numbersOf(orderIds)}
  ) as words(word))`;

/**
 * Personal data of each table; null for none. A new table does not compile until it is listed. The rows of a
 * ledger stay, without the person: money that was taken and given must still add up.
 */
export const personalTables: Record<keyof Database, PersonalTable | null> = {
  orders: {
    about: ({ orderIds }) => sql`id = any(${[...orderIds]}::uuid[])`,
    // The document is rewritten order by order.
    erase: sql`email = ${erasedEmail}, user_id = null`,
  },
  idempotency_keys: {
    about: ({ userId, email, orderIds }) =>
      sql`user_id = ${userId} or response like '{%' and response ~ ${wordsOf(orderIds)} and
        (response::jsonb ->> 'id' = any(${[...orderIds]}::text[])
        or response::jsonb #>> '{review,id}' in
          (select id::text from order_reviews where order_id = any(${[...orderIds]}::uuid[]))
        or jsonb_path_query_array(response::jsonb, '$.changes[*] ? (@.part == "reviews").key') ?|
          array(select id::text from order_reviews where order_id = any(${[...orderIds]}::uuid[]))
        or coalesce(response::jsonb #>> '{order,number}', response::jsonb ->> 'number') in (${numbersOf(orderIds)})
        or response::jsonb #>> '{customer,id}' in (${customerIds({ userId, orderIds })})
        or lower(response::jsonb #>> '{card,recipient}') = ${email}
        or response::jsonb ? 'link' and lower(response::jsonb ->> 'email') = ${email})`,
    secrets: ["key", "request_hash", "claim", "response"],
    erase: sql`user_id = null`,
  },
  refunds: { about: byOrder, erase: sql`reason = null` },
  invoices: {
    // An issued invoice keeps its buyer when the address of its order is corrected to another's.
    about: (person) =>
      sql`order_id = any(${[...person.orderIds]}::uuid[]) or offer_of = any(${[...person.orderIds]}::uuid[])
        or ${isBuyer(person)}`,
    secrets: ["buyer"],
    // Another member's invoice that was only sent to the person's address: the buyer in it is somebody else.
    own: (person) => sql`case when not ${isBuyer(person)} then '{}' else jsonb_build_object('buyer',
      case when exists (select from orders o where o.id = coalesce(t.order_id, t.offer_of)
        and o.user_id is not null and o.user_id is distinct from ${person.userId}::bigint)
      then t.buyer - 'address' else t.buyer end) end`,
    erase: sql`buyer = null`,
  },
  // The act on a review stays, without its words.
  merchant_changes: {
    about: ({ orderIds }) => sql`subjects && array(
      select 'review ' || id from order_reviews where order_id = any(${[...orderIds]}::uuid[]))`,
    erase: sql`changes = null`,
  },
  // A published review has a copy in `reviews`, which an erasure removes as well.
  order_reviews: { about: byOrder },
  // A request to erase has the address, and why it was rejected is about the person. Once it is approved it has neither.
  proposals: {
    about: ({ userId, email, orderIds }) => sql`order_id = any(${[...orderIds]}::uuid[])
      or lower(about #>> '{giftCard,recipient,email}') = ${email}
      or state <> 'approved' and about #>> '{customer,id}' in (${customerIds({ userId, orderIds })})`,
    secrets: ["request"],
  },
  review_requests: { about: byOrder },
  review_refusals: { about: ({ email }) => sql`email = ${email}` },
  drafts: {
    about: ({ email, orderIds }) => sql`lower(email) = ${email} or order_id = any(${[...orderIds]}::uuid[])`,
    // The link is the right to read and pay it, also for others who read an export.
    secrets: ["token"],
  },
  returns: { about: byOrder, erase: sql`note = null, answer_note = null` },
  shipments: { about: byOrder, erase: sql`tracking = null` },
  order_events: { about: byOrder, erase: sql`text = null` },
  order_lines: { about: byOrder, erase: sql`order_id = order_id` },
  order_tasks: { about: byOrder, erase: sql`detail = null` },
  payment_attempts: {
    about: byOrder,
    secrets: ["nonce", "idempotency_key"],
    erase: sql`order_id = order_id`,
  },
  join_nonces: { about: byEmail, secrets: ["nonce"] },
  credit_entries: {
    about: ({ userId, email }) =>
      sql`credit_id in (select id from credits where user_id = ${userId} or email = ${email})`,
    erase: sql`order_id = order_id`,
  },
  credits: {
    about: ({ userId, email }) => sql`user_id = ${userId} or email = ${email}`,
    erase: sql`user_id = null, email = id || '@example.invalid'`,
  },
  gift_card_entries: {
    about: ({ email }) => sql`code in (select code from gift_cards where lower(recipient) = ${email})`,
    // The code is money, also for others who read an export.
    secrets: ["code"],
    erase: sql`note = null`,
  },
  gift_cards: {
    about: ({ email }) => sql`lower(recipient) = ${email}`,
    secrets: ["code", "document"],
    erase: sql`recipient = null`,
  },
  jobs: {
    about: ({ userId, email, orderIds }) => sql`
      payload ->> 'user_id' = ${userId}::text or payload ->> 'order_id' = any(${[...orderIds]}::text[])
      or lower(payload ->> 'email') = ${email} or lower(payload ->> 'to') = ${email}
      or lower(payload #>> '{email,email}') = ${email}`,
    // A message that is still to be sent is not sent any more; money that is held is still released.
    erase: sql`payload = payload - array['email', 'to', 'name', 'message'], error = null,
      done_at = coalesce(done_at, case when dead_at is null and kind <> 'release' then now() end)`,
  },
  sandbox_mails: {
    // A message to customer service is about its sender.
    about: ({ email }) =>
      sql`lower(document ->> 'to') = ${email} or lower(document ->> 'replyTo') = ${email}`,
  },
  identities: { about: byEmail, erase: sql`email = null, exchange = null` },
  campaign_entries: { about: byEmail, secrets: ["idempotency_key"] },
  newsletter_subscribers: { about: byEmail },
  stock_notices: { about: byEmail },
  staff: { about: byUser },
  sessions: { about: byUser, secrets: ["token_hash"] },
  known_devices: { about: byUser, secrets: ["token_hash"] },
  one_time_codes: { about: byUser, secrets: ["id", "code_hash"] },
  password_tokens: { about: byUser, secrets: ["token_hash"] },
  wishlist_items: { about: byUser },
  sandbox_cards: { about: byUser, secrets: ["token"] },
  subscription_orders: {
    about: ({ userId }) => sql`subscription_id in (select id from subscriptions where user_id = ${userId})`,
  },
  subscriptions: { about: byUser, secrets: ["card", "nonce_hash"] },
  users: {
    about: ({ userId }) => sql`id = ${userId}`,
    secrets: ["password", "totp_secret", "totp_pending_secret", "totp_step"],
  },

  // Members by their number only, for a day at most.
  failed_payments: null,
  rate_limits: null,
  audit_log: null,
  campaign_pages: null,
  campaigns: null,
  collection_products: null,
  collections: null,
  consumed_nonces: null,
  import_marks: null,
  invoice_series: null,
  merchant_keys: null,
  notifications: null,
  order_changes: null,
  pages: null,
  picture_sources: null,
  pictures: null,
  products: null,
  promotions: null,
  refund_payments: null,
  revisions: null,
  // The merchant's import, with a display name and no address; the merchant hides or changes a review by its id. Reviews
  // of buyers are copies of `order_reviews`.
  reviews: null,
  sandbox_products: null,
  shipping_rates: null,
  sites: null,
  stock: null,
  stock_entries: null,
  tasks: null,
  tax_rates: null,
  upsell_offers: null,
  variants: null,
  // Events name orders and no person.
  webhook_deliveries: null,
  webhook_events: null,
  webhooks: null,
};

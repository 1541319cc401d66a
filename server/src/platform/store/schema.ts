import type { StockRow } from "@velours/sdk/shop";
import type {
  Address,
  Order,
  Product,
  Promotion,
  SavedCard,
  ShippingRateRow,
  TaxRateRow,
  UpsellOffer,
  Upsells,
} from "@velours/sdk/types";
import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from "kysely";

/** JSON stored as `jsonb`: read parsed, written through `json()`. */
export type Json<T> = ColumnType<T, string, string>;
/** `timestamptz`: read as ISO text, written as ISO text or left to the database's clock. */
type Timestamp = ColumnType<string, string | undefined, string>;
type NullableTimestamp = ColumnType<string | null, string | null | undefined, string | null>;

/** A product; `document` is the contract's Product as it was imported, without stock. */
export interface ProductTable {
  id: number;
  handle: string | null;
  document: Json<Product>;
  enabled: boolean;
  popularity: number;
  created_at: Timestamp;
  revision: number;
}

/** A variant's prices by currency. */
export interface VariantTable {
  id: number;
  product_id: number;
  position: number;
  prices: Json<Record<string, number>>;
  inventory_policy: "deny" | "continue";
}

/** Units of a variant in one fulfilment region; `quantity` null is not counted and `level` speaks. */
export interface StockTable {
  variant_id: number;
  region: string;
  quantity: number | null;
  level: "none" | "low" | "high" | "unlimited";
  requires_shipping: boolean;
}

/** A row for each change of a stock count; the sum of deltas explains the count. */
export interface StockEntryTable {
  id: Generated<number>;
  variant_id: number;
  region: string;
  delta: number;
  reason: "import" | "order" | "sandbox" | "refund";
  order_id: string | null;
  created_at: Timestamp;
}

export interface CollectionTable {
  handle: string;
  document: Json<Record<string, unknown>>;
  position: number;
}

export interface CollectionProductTable {
  handle: string;
  product_id: number;
}

export interface PromotionTable {
  id: number;
  /** Lower case: codes are compared without case. */
  name: string;
  document: Json<Promotion>;
  usage_limit: number | null;
  uses: Generated<number>;
}

export interface GiftCardTable {
  code: string;
  remaining: number;
  currency: string;
  site: string;
  document: Json<Record<string, unknown>>;
  /** The order a card was bought with, and its place among the order's; null for imported ones. */
  order_id: Generated<string | null>;
  unit: Generated<number | null>;
  /** When a bought card was refunded; it has nothing on it since. */
  revoked_at: NullableTimestamp;
}

/** The ledger of a gift card: `amount` below zero was spent. */
export interface GiftCardEntryTable {
  id: Generated<number>;
  code: string;
  amount: number;
  reason: "issue" | "import" | "order" | "refund" | "failed-payment";
  order_id: string | null;
  refund_id: Generated<string | null>;
  created_at: Timestamp;
}

export interface TaxRateTable {
  country: string;
  /** '' for the whole country. */
  state: string;
  document: Json<TaxRateRow>;
}

export interface ShippingRateTable {
  id: string;
  document: Json<ShippingRateRow>;
  position: number;
}

export interface SiteTable {
  code: string;
  document: Json<Record<string, unknown>>;
}

/** A page of the merchant's words; the site is empty for a page of every site. */
export interface PageTable {
  handle: string;
  site: string;
  document: Json<Record<string, unknown>>;
}

/** An order; `document` is the contract's Order as it was answered. */
export interface OrderTable {
  id: string;
  number: number;
  site: string;
  email: string;
  user_id: number | null;
  currency: string;
  total: number;
  document: Json<Order>;
  /** Where what was paid for its lines comes from; null when it is not in the document yet. */
  line_values_from: Generated<"order" | "migration" | null>;
  cancelled_at: NullableTimestamp;
  /** To find orders by; null, or behind what `order_changes` has, until it is read. */
  status: Generated<string | null>;
  created_at: Timestamp;
}

/** An order of which something changed that its status follows from; written by triggers. */
export interface OrderChangeTable {
  id: Generated<number>;
  order_id: string;
}

export interface OrderLineTable {
  order_id: string;
  position: number;
  product_id: number;
  variant_id: number;
  quantity: number;
  price: number;
  free: boolean;
  /** The payment that paid for it; null when nothing was left to pay. */
  attempt_id: string | null;
  in_parcel: boolean;
  /** Units that have left, and units that were refunded. */
  shipped: Generated<number>;
  refunded: Generated<number>;
}

/** A decision to give money back. `amount` is what its parts give back together, without what was withheld. */
export interface RefundTable {
  id: string;
  order_id: string;
  kind: "refund" | "cancellation";
  actor: string;
  reason: string | null;
  amount: number;
  gift_card: number;
  gift_card_withheld: number;
  credits: number;
  cash_back: number;
  withheld: number;
  shipping: number;
  lines: Json<{ line: number; quantity: number; amount: number }[]>;
  created_at: Timestamp;
}

/** The part of a refund that a payment service gives back; `dropped` when its payment never came. */
export interface RefundPaymentTable {
  id: string;
  refund_id: string;
  attempt_id: string;
  amount: number;
  withheld: number;
  /** `failed`: the payment service refuses it for good. */
  state: "pending" | "done" | "dropped" | "failed";
  /** Why the last try failed. */
  error: string | null;
  /** Until when one process alone may ask the payment service for it; null when any may. */
  claimed_until: NullableTimestamp;
  created_at: Timestamp;
}

/** A parcel that left. */
export interface ShipmentTable {
  id: string;
  order_id: string;
  carrier: string | null;
  tracking: string | null;
  lines: Json<{ line: number; quantity: number }[]>;
  created_at: Timestamp;
}

/** Goods a buyer asked to return. */
export interface ReturnTable {
  id: string;
  order_id: string;
  reason: "damaged" | "wrong-item" | "not-as-described" | "changed-mind" | "other";
  note: string | null;
  lines: Json<{ line: number; quantity: number }[]>;
  created_at: Timestamp;
}

/** A key of a merchant's program; only its hash is stored. */
export interface MerchantKeyTable {
  id: Generated<number>;
  name: string;
  key_hash: string;
  scopes: Json<string[]>;
  created_at: Timestamp;
  used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
  /** Null for a key without an end. */
  expires_at: NullableTimestamp;
}

/** A browser where a member signed in. */
interface KnownDeviceTable {
  token_hash: string;
  user_id: number;
  used_at: Timestamp;
}

/** A request that came with a key. A null `response` means that it is still under way. */
interface IdempotencyKeyTable {
  key: string;
  operation: string;
  request_hash: string;
  /** The claim of the request that works under it; null in rows from before claims. */
  claim: string | null;
  /** The member the response belongs to; null for a guest's. */
  user_id: Generated<number | null>;
  status: number | null;
  headers: Json<Record<string, string>> | null;
  response: string | null;
  created_at: Timestamp;
}

/**
 * An attempt to pay. `failed` was captured and could not be settled; `trouble` is the last warning of its
 * provider.
 */
export interface PaymentAttemptTable {
  id: string;
  idempotency_key: string;
  provider: string;
  nonce: string;
  transaction_id: string | null;
  amount: number;
  currency: string;
  state: "authorizing" | "authorized" | "captured" | "voided" | "declined" | "refunded" | "failed";
  order_id: string | null;
  trouble: string | null;
  /** Given back of it or on its way, withheld cash back included. */
  refunded: Generated<number>;
  /** When what it brought was taken back, because it failed. */
  withdrawn_at: NullableTimestamp;
  created_at: Timestamp;
}

/** An event that a payment service sent; each is recorded once. */
export interface WebhookEventTable {
  id: string;
  provider: string;
  kind: string;
  attempt_id: string | null;
  received_at: Timestamp;
}

/** A card that the sandbox gateway saved for a user; `document` is the contract's SavedCard. */
export interface SandboxCardTable {
  token: string;
  user_id: number;
  document: Json<SavedCard>;
  created_at: Timestamp;
}

/** A nonce the sandbox card gateway has taken; each works once. */
export interface ConsumedNonceTable {
  nonce: string;
  created_at: Timestamp;
}

/** A failed payment, counted against its address for the limit of attempts. */
export interface FailedPaymentTable {
  id: Generated<number>;
  subject: string;
  created_at: Timestamp;
}

/** A visitor, known by the identity cookie. */
export interface IdentityTable {
  id: string;
  email: string | null;
  /** Exchange id of the email marketing service. */
  exchange: string | null;
  /** The day of the last visit, to a day. */
  seen_at: Timestamp;
  created_at: Timestamp;
}

/** A member. */
export interface UserTable {
  id: Generated<number>;
  /** As it was typed; unique without regard to case. */
  email: string;
  username: string;
  /** Argon2id in PHC form; null until a password is chosen. */
  password: string | null;
  first_name: string | null;
  last_name: string | null;
  role: ColumnType<"member" | "admin", "member" | "admin" | undefined, "member" | "admin">;
  /** Lists of strings by the keys sites, providers, videos, stories and articles. */
  levels: Json<Record<string, string[]>>;
  restrictions: Json<Record<string, unknown>> | null;
  addresses: ColumnType<UserAddresses, string | undefined, string>;
  /** Unlike every other member's and every earlier one: a number that changes tells browsers to reload. */
  revision: Generated<number>;
  totp_required: Generated<boolean>;
  /** Base32, or that sealed with TOTP_KEY; null until the authenticator is set up. */
  totp_secret: string | null;
  /** The last time step whose code was used; that code and earlier ones no longer work. */
  totp_step: number | null;
  /** Like totp_secret; shown during the setup of the authenticator, and valid for 15 minutes. */
  totp_pending_secret: string | null;
  totp_pending_at: NullableTimestamp;
  email_verified_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface UserAddresses {
  billing: Address | null;
  shipping: Address | null;
}

/** A browser where a member is signed in; only the hash of its token is stored. */
export interface SessionTable {
  token_hash: string;
  user_id: number;
  remember: boolean;
  created_at: Timestamp;
  used_at: Timestamp;
  /** When it ends unless it is used before. */
  idle_at: ColumnType<string, string, string>;
  /** When it ends in any case. */
  expires_at: ColumnType<string, string, string>;
  /** Names the session to its member. */
  id: Generated<string>;
  /** The browser's user agent at the sign-in. */
  user_agent: string | null;
}

/** A code by email. Without a member it is a decoy: asking for one looks the same for every address. */
export interface OneTimeCodeTable {
  /** Hash of the ticket in the requesting browser's cookie. */
  id: string;
  user_id: number | null;
  /** Null until the email is rendered. */
  code_hash: string | null;
  attempts: Generated<number>;
  expires_at: ColumnType<string, string, string>;
}

/** The right to set a password, by an emailed link. */
export interface PasswordTokenTable {
  token_hash: string;
  user_id: number;
  expires_at: ColumnType<string, string, string>;
}

/** A limited thing of a caller; `full_at` is when its whole allowance is back. */
export interface RateLimitTable {
  key: string;
  full_at: Timestamp;
}

/** The right to make an account after an order: one use, 24 hours. */
export interface JoinNonceTable {
  nonce: string;
  order_id: string;
  email: string;
  expires_at: ColumnType<string, string, string>;
}

/** Cash back on a site: a member's, or under a guest's email address (lower case) until an account claims it. */
export interface CreditsTable {
  id: Generated<string>;
  site: string;
  currency: string;
  user_id: number | null;
  email: string | null;
  balance: Generated<number>;
  expires_at: NullableTimestamp;
}

/** The ledger of cash back; increases minus the others are the balance. */
export interface CreditEntryTable {
  id: Generated<number>;
  credit_id: string;
  type: "increase" | "decrease" | "expire";
  amount: number;
  order_id: string | null;
  refund_id: Generated<string | null>;
  /** The failed payment that took it back. */
  attempt_id: Generated<string | null>;
  created_at: Timestamp;
}

/** A member's monthly delivery; `amount` is the agreed price, `card` its token at the tokenisation provider. */
export interface SubscriptionTable {
  id: Generated<number>;
  user_id: number;
  site: string;
  product_ids: Json<number[]>;
  currency: string;
  amount: number;
  card: string;
  nonce_hash: string;
  paid_until: ColumnType<string, string, string>;
  created_at: Timestamp;
}

/** The order of each month of a subscription, from 1. */
export interface SubscriptionOrderTable {
  subscription_id: number;
  month: number;
  order_id: string;
}

/** A merchant's offer after a purchase; `document` is the contract's UpsellOffer. */
export interface UpsellOfferTable {
  id: string;
  site: string;
  document: Json<UpsellOffer>;
  position: number;
}

/** The offer of one order and how it ended; `offer` is the contract's Upsells. */
export interface OrderTaskTable {
  id: string;
  order_id: string;
  state: "open" | "accepted" | "closed";
  offer: Json<Upsells>;
  /** Variant ids accepted. */
  accepted: Json<number[]>;
  reason: string | null;
  detail: string | null;
  expires_at: ColumnType<string, string, string>;
  ended_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface JobTable {
  id: Generated<number>;
  kind:
    | "capture"
    | "release"
    | "failed-payment"
    | "refund"
    | "gift-card"
    | "close-order"
    | "mail"
    | "subscribe";
  payload: Json<Record<string, unknown>>;
  run_at: Timestamp;
  attempts: Generated<number>;
  done_at: NullableTimestamp;
  /** When the job was given up; an operator has to look at it. */
  dead_at: NullableTimestamp;
  error: string | null;
}

/** When a recurring task may run next. */
export interface TaskTable {
  name: string;
  due_at: Timestamp;
}

/** A product as it was before the sandbox changed it, so that a reset can put it back. */
export interface SandboxProductTable {
  product_id: number;
  document: Json<Product>;
  stock: Json<StockRow[]>;
}

/** A card of the notifications feed; `document` is the contract's Notification as it was imported. */
export interface ReviewTable {
  id: number;
  product_id: number;
  stars: number;
  language: string;
  enabled: boolean;
  created_at: string;
  document: Json<Record<string, unknown>>;
}

export interface NotificationTable {
  id: number;
  document: Json<Record<string, unknown>>;
}

export interface CampaignTable {
  id: number;
  zone: number;
  document: Json<Record<string, unknown>>;
}

export interface CampaignPageTable {
  kind: string;
  handle: string;
  document: Json<Record<string, unknown>>;
  /** Secret that draws chance; never sent. */
  secret: Generated<string>;
}

/** An entry in a campaign with its outcome; `email` in lower case, once for each page. */
export interface CampaignEntryTable {
  kind: string;
  handle: string;
  email: string;
  idempotency_key: string | null;
  details: Json<Record<string, unknown>>;
  /** JSON as it was answered, byte for byte. */
  outcome: string;
  created_at: Timestamp;
}

export interface NewsletterSubscriberTable {
  site: string;
  email: string;
  source: string | null;
  created_at: Timestamp;
}

/** Someone who wants to hear once when a variant is back; deleted when they have. */
export interface StockNoticeTable {
  id: Generated<number>;
  product_id: number;
  variant_id: number;
  /** Lower case. */
  email: string;
  region: string;
  site: string;
  language: "en" | "fr";
  /** When the email was queued; null while the variant is sold out. */
  queued_at: NullableTimestamp;
  created_at: Timestamp;
}

/** A member's favourite; `site` is where it was added. */
export interface WishlistItemTable {
  id: Generated<number>;
  user_id: number;
  content_id: number;
  site: string;
  created_at: Timestamp;
}

/** A picture that an import fetched, under the SHA-256 of its bytes. */
export interface PictureTable {
  hash: string;
  type: string;
  bytes: Uint8Array;
  created_at: Timestamp;
}

/** Where a picture came from, so that importing again fetches nothing. */
export interface PictureSourceTable {
  url: string;
  hash: string;
  fetched_at: Timestamp;
}

/** A log of merchants' commands; rows are added and never changed. */
export interface AuditLogTable {
  id: Generated<number>;
  /** The same for the start and the end of a command. */
  run: string;
  at: Timestamp;
  actor: string;
  command: string;
  outcome: "started" | "done" | "failed";
  detail: string;
}

export interface RevisionTable {
  name: string;
  value: number;
  /** Written by a trigger. */
  stamp: Generated<string>;
}

/** Every table; the migrations make it. */
export interface Database {
  products: ProductTable;
  variants: VariantTable;
  stock: StockTable;
  stock_entries: StockEntryTable;
  reviews: ReviewTable;
  collections: CollectionTable;
  collection_products: CollectionProductTable;
  promotions: PromotionTable;
  gift_cards: GiftCardTable;
  gift_card_entries: GiftCardEntryTable;
  shipping_rates: ShippingRateTable;
  tax_rates: TaxRateTable;
  sites: SiteTable;
  pages: PageTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  order_changes: OrderChangeTable;
  refunds: RefundTable;
  refund_payments: RefundPaymentTable;
  shipments: ShipmentTable;
  returns: ReturnTable;
  merchant_keys: MerchantKeyTable;
  idempotency_keys: IdempotencyKeyTable;
  payment_attempts: PaymentAttemptTable;
  consumed_nonces: ConsumedNonceTable;
  failed_payments: FailedPaymentTable;
  identities: IdentityTable;
  users: UserTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  one_time_codes: OneTimeCodeTable;
  password_tokens: PasswordTokenTable;
  rate_limits: RateLimitTable;
  join_nonces: JoinNonceTable;
  credits: CreditsTable;
  credit_entries: CreditEntryTable;
  subscriptions: SubscriptionTable;
  subscription_orders: SubscriptionOrderTable;
  upsell_offers: UpsellOfferTable;
  order_tasks: OrderTaskTable;
  jobs: JobTable;
  tasks: TaskTable;
  sandbox_products: SandboxProductTable;
  webhook_events: WebhookEventTable;
  sandbox_cards: SandboxCardTable;
  notifications: NotificationTable;
  campaigns: CampaignTable;
  campaign_pages: CampaignPageTable;
  campaign_entries: CampaignEntryTable;
  newsletter_subscribers: NewsletterSubscriberTable;
  stock_notices: StockNoticeTable;
  wishlist_items: WishlistItemTable;
  pictures: PictureTable;
  picture_sources: PictureSourceTable;
  audit_log: AuditLogTable;
  revisions: RevisionTable;
}

/** The store to read from and write to, or an open transaction. Only store files call its methods. */
export type Db = Kysely<Database>;

/** An open transaction. */
export type Transaction = KyselyTransaction<Database>;

import type { PrintedBuyer, PrintedSeller } from "@velours/sdk/shop";
import type { Order, ReturnRequest, Upsells } from "@velours/sdk/types";
import type { ColumnType, Generated } from "kysely";
import type { Json, NullableTimestamp, RequiredTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** An order; `document` is the contract's Order as it was answered. */
interface OrderTable {
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
  /** The promotion of which a use was counted; null for none, and of older orders until it is noted; 0 where it was gone then. */
  promotion_id: Generated<number | null>;
  /** To find orders by; null, or behind what `order_changes` has, until it is read. */
  status: Generated<string | null>;
  /** A return waits for an answer; as up to date as `status`. */
  return_requested: Generated<boolean>;
  /** A return was received and is not refunded; as up to date as `status`. */
  return_received: Generated<boolean>;
  /** A refund failed, or a payment is disputed, and nobody said that it is dealt with; as up to date as `status`. */
  in_trouble: Generated<boolean>;
  /** Units are left to pack, unless it is cancelled; as up to date as `status`, and null until it is read. */
  to_pack: Generated<boolean | null>;
  /** When something of it changed last; as up to date as `status`. */
  changed_at: Timestamp;
  created_at: Timestamp;
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
  /** Refunded ones that were refunded as a return's: they had left. */
  returned: Generated<number>;
}

/** An order of which something changed that its status follows from; written by triggers. */
interface OrderChangeTable {
  id: Generated<number>;
  order_id: string;
}

/** The offer of one order and how it ended; `offer` is the contract's Upsells. */
interface OrderTaskTable {
  id: string;
  order_id: string;
  state: "open" | "accepted" | "closed";
  offer: Json<Upsells>;
  /** Variant ids accepted. */
  accepted: Json<number[]>;
  reason: string | null;
  detail: string | null;
  expires_at: RequiredTimestamp;
  ended_at: NullableTimestamp;
  created_at: Timestamp;
}

/** A decision to give money back. `amount` is what its parts give back together, without what was withheld. */
export interface RefundTable {
  id: string;
  order_id: string;
  kind: "refund" | "cancellation";
  /** The return whose units these are; null where none was named. */
  return_id: string | null;
  actor: string;
  reason: string | null;
  amount: number;
  gift_card: number;
  gift_card_withheld: number;
  credits: number;
  cash_back: number;
  /** Cash back that returned to the balance and left it again: failed payments had earned it. */
  withdrawn: number;
  withheld: number;
  /** Of what its units cost, the part that failed payments did not bring. */
  unpaid: number;
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
  /** A failed part was dealt with by a person. */
  trouble_closed: Generated<boolean>;
  created_at: Timestamp;
}

/** The last number of a series of invoices or credit notes. */
interface InvoiceSeriesTable {
  site: string;
  kind: "invoice" | "creditNote";
  year: number;
  last: number;
}

/** The number of an order's invoice, of that of its offer, or of a refund's credit note. Orders from before there were series have none. */
export interface InvoiceTable extends Omit<InvoiceSeriesTable, "last"> {
  /** Null for the invoice of an offer. */
  order_id: string | null;
  refund_id: string | null;
  /** The order whose offer it is of. */
  offer_of: string | null;
  position: number;
  /** Its day at the site then; null for one from before days were stored, whose day is in UTC. */
  day: string | null;
  /** The settings of the site that name its seller, as they were when it was issued; null in older ones, until they are stored. */
  seller: Json<Partial<PrintedSeller>> | null;
  /** The buyer of then; null in older ones, until it is stored, and once the buyer was erased. */
  buyer: Json<PrintedBuyer> | null;
}

/** A parcel that left. */
interface ShipmentTable {
  id: string;
  order_id: string;
  carrier: string | null;
  tracking: string | null;
  lines: Json<{ line: number; quantity: number }[]>;
  /** The key, member of staff or command that sent it; null where none was noted. */
  actor: Generated<string | null>;
  created_at: Timestamp;
}

/** Something that happened to an order, where no other table tells of it. */
export interface OrderEventTable {
  id: Generated<number>;
  order_id: string;
  kind:
    | "captured"
    | "paymentFailed"
    | "emailSent"
    | "noted"
    | "contactChanged"
    | "returnAnswered"
    | "troubleClosed";
  actor: string;
  summary: string;
  /** The email that was sent; null for other events. */
  template: string | null;
  /** Words of people: a note. */
  text: string | null;
  amount: number | null;
  created_at: Timestamp;
}

/** A buyer's review of a product of an order; a published one has a copy in `reviews`. */
export interface OrderReviewTable {
  /** Its place in lists. */
  number: Generated<number>;
  id: number;
  order_id: string;
  product_id: number;
  stars: number;
  title: string | null;
  body: string | null;
  author: string;
  language: "en" | "fr";
  state: Generated<"waiting" | "published" | "rejected">;
  reason: Generated<string | null>;
  answer: Generated<string | null>;
  answered_at: NullableTimestamp;
  moderated_at: NullableTimestamp;
  created_at: Timestamp;
}

/** An order whose buyer was asked for a review, which happens once. */
interface ReviewRequestTable {
  order_id: string;
  created_at: Timestamp;
}

/** An address, in lower case, that wants no email that asks for a review. */
interface ReviewRefusalTable {
  email: string;
  created_at: Timestamp;
}

/** Goods a buyer asked to return. */
interface ReturnTable {
  id: string;
  order_id: string;
  reason: "damaged" | "wrong-item" | "not-as-described" | "changed-mind" | "other";
  note: string | null;
  lines: Json<{ line: number; quantity: number }[]>;
  /** The merchant's last answer; null until there is one. */
  answer: Generated<"approved" | "declined" | "received" | null>;
  answer_note: Generated<string | null>;
  answered_at: NullableTimestamp;
  /** The answers before it, the oldest first. */
  earlier_answers: ColumnType<NonNullable<ReturnRequest["earlierAnswers"]>, never, string>;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    orders: OrderTable;
    order_lines: OrderLineTable;
    order_changes: OrderChangeTable;
    order_events: OrderEventTable;
    order_tasks: OrderTaskTable;
    refunds: RefundTable;
    invoice_series: InvoiceSeriesTable;
    invoices: InvoiceTable;
    refund_payments: RefundPaymentTable;
    shipments: ShipmentTable;
    order_reviews: OrderReviewTable;
    review_requests: ReviewRequestTable;
    review_refusals: ReviewRefusalTable;
    returns: ReturnTable;
  }
}

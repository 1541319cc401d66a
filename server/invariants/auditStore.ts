import { sql } from "kysely";
import type { Store } from "../src/platform/store/store.ts";

/** The counts that an audit of the store finds; all but `orders` and `voided` must be 0. */
export interface StoreAudit {
  orders: number;
  /** Orders whose lines, stock entries, gift card entries, payment or stored response are missing or doubled. */
  halfOrders: number;
  /** Keys with more than one order, or attempts of one order more than once. */
  doubles: number;
  /** Payments held for no order, and not released. */
  chargedWithoutOrder: number;
  /** Nonces the provider took that no attempt knows. */
  unknownCharges: number;
  /**
   * Variants whose stock differs from the sum of its entries, and gift cards whose balance differs from the sum of
   * theirs.
   */
  wrongSums: number;
  /** Anything below zero. */
  belowZero: number;
  voided: number;
}

/** Reads orders, stock, gift cards and payments, and holds them against each other. Each order has two units. */
export async function auditStore({ db }: Store, unitsPerOrder = 2): Promise<StoreAudit> {
  const { rows } = await sql<StoreAudit>`select
    (select count(*) from orders) as orders,
    (select count(*) from orders o where
      (select count(*) from order_lines l where l.order_id = o.id) <> 1
      or (select coalesce(sum(delta), 0) from stock_entries s where s.order_id = o.id) <> ${-unitsPerOrder}
      or not exists (select from idempotency_keys k where k.response is not null
        and k.response::jsonb->>'id' = o.id::text)
      or (o.total = 0) <> exists (select from gift_card_entries g where g.order_id = o.id)
      or (o.total > 0) <> exists (select from payment_attempts p where p.order_id = o.id
        and p.state in ('authorized', 'captured'))) as "halfOrders",
    (select count(*) from (select order_id from payment_attempts where order_id is not null
      group by order_id having count(*) > 1) twice) as doubles,
    (select count(*) from payment_attempts where order_id is null
      and state not in ('voided', 'declined')) as "chargedWithoutOrder",
    (select count(*) from consumed_nonces c where not exists (select from payment_attempts p
      where p.nonce = c.nonce and (p.order_id is not null or p.state in ('voided', 'declined')))) as "unknownCharges",
    (select count(*) from stock s where quantity is not null and exists (select from stock_entries e
        where e.variant_id = s.variant_id)
      and quantity <> (select sum(delta) from stock_entries e where e.variant_id = s.variant_id))
      + (select count(*) from gift_cards g where exists (select from gift_card_entries e where e.code = g.code)
      and remaining <> (select sum(amount) from gift_card_entries e where e.code = g.code)) as "wrongSums",
    (select count(*) from stock where quantity < 0) + (select count(*) from gift_cards where remaining < 0) as "belowZero",
    (select count(*) from payment_attempts where state = 'voided') as voided`.execute(db);
  return rows[0] as StoreAudit;
}

/** The counts of a store without a fault. */
export const cleanAudit = {
  halfOrders: 0,
  doubles: 0,
  chargedWithoutOrder: 0,
  unknownCharges: 0,
  wrongSums: 0,
  belowZero: 0,
};

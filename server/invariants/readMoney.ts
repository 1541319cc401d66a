import { sql } from "kysely";
import type { Store } from "../src/platform/store/store.ts";

/**
 * Cost of each order, its use of stock, gift cards and cash back, and its payments, as text by its id: a
 * restored store has the same for each of its orders, to the cent.
 */
export async function readMoney({ db }: Store): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; money: string }>`select o.id::text as id, jsonb_build_object(
      'order', jsonb_build_array(o.number, o.site, o.email, o.currency, o.total, o.document->'invoice'),
      'lines', (select jsonb_agg(jsonb_build_array(l.variant_id, l.quantity, l.price, l.free) order by l.position)
        from order_lines l where l.order_id = o.id),
      'payments', (select jsonb_agg(jsonb_build_array(p.provider, p.transaction_id, p.amount, p.currency) order by p.id)
        from payment_attempts p where p.order_id = o.id),
      'stock', (select jsonb_agg(jsonb_build_array(s.variant_id, s.region, s.delta, s.reason) order by s.id)
        from stock_entries s where s.order_id = o.id),
      'giftCards', (select jsonb_agg(jsonb_build_array(g.code, g.amount, g.reason) order by g.id)
        from gift_card_entries g where g.order_id = o.id),
      'cashBack', (select jsonb_agg(jsonb_build_array(c.credit_id, c.type, c.amount) order by c.id)
        from credit_entries c where c.order_id = o.id)
    )::text as money from orders o`.execute(db);
  return new Map(rows.map(({ id, money }) => [id, money]));
}

/** The ids of the orders of a restored store that differ from the same order in the original, or are in none. */
export const differentOrders = (restored: Map<string, string>, original: Map<string, string>): string[] =>
  [...restored].filter(([id, money]) => original.get(id) !== money).map(([id]) => id);

import { type RawBuilder, sql } from "kysely";
import { UpsellOffer } from "../../../generated/schemas.ts";
import { getBounds, type LocalPeriod } from "../../../platform/store/localPeriod.ts";

/** Milliseconds: no offer stands longer after its order. */
const longestOffer: number = UpsellOffer.properties.minutes.maximum * 60_000;

/** The times between which orders with an invoice of the period were placed. */
export function getInvoiceBounds(period: LocalPeriod): { earliest: string; latest: string } {
  const { earliest, latest } = getBounds(period);
  return { earliest: new Date(Date.parse(earliest) - longestOffer).toISOString(), latest };
}

/**
 * The invoices of an order, the purchase's first: the `time` of each, its `place` from 1, and the order's `document` with
 * its lines and amounts, as `splitByInvoice` of the SDK has it, but with the promotion of the order. `order` is the name of
 * a row.
 */
export function invoicesOf(order: string): RawBuilder<unknown> {
  const document = sql.ref(`${order}.document`);
  const lines = sql`select jsonb_agg(${document} -> 'products' -> (line::integer - 1))
    from jsonb_array_elements_text(part -> 'lines') as lines (line)`;
  return sql`
    select coalesce((part ->> 'time')::timestamptz, ${sql.ref(`${order}.created_at`)}) as time, place,
      case when part -> 'lines' is null then ${document}
        else ${document} || jsonb_build_object('invoice', part -> 'invoice', 'products', (${lines})) end as document
    from jsonb_array_elements(coalesce(${document} -> 'invoices', '[{}]')) with ordinality as parts (part, place)`;
}

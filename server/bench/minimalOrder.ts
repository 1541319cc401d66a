import { randomUUID } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../src/platform/store/schema.ts";
import { getProductId, getVariantId } from "./fill.ts";
import type { Measured } from "./jobs.ts";
import { repeat } from "./repeat.ts";

/** Products bought; their stock rows are far apart, as in the purchases of the shop. */
const spread = 500;

const document = JSON.stringify({ products: [{ title: "Halo" }, { title: "Nova" }], total: 211.2 });

const insertOrder = `insert into orders (id, number, site, email, currency, total, document)
  values ($1, nextval('order_numbers'), 'boutique', 'buyer@example.com', 'USD', 211.2, $2::text::jsonb)`;
const insertLine = `insert into order_lines (order_id, position, product_id, variant_id, quantity, price, free, in_parcel)
  values ($1, $2, $3, $4, 1, 96, false, true)`;
const takeUnit = "update stock set quantity = quantity - 1 where variant_id = $1 and region = 'US'";
const insertPayment = `insert into payment_attempts
  (id, idempotency_key, provider, nonce, amount, currency, state, order_id)
  values ($1, $2, 'braintree', 'nonce', 211.2, 'USD', 'authorized', $3)`;

/** begin, the order, two lines, two units of stock, the payment, commit. */
export const minimalStatements = 8;

/** The least that a durable order needs: one transaction of eight statements, from `callers` at once. */
export const measureMinimalOrder = (
  db: Kysely<Database>,
  options: { seconds: number; callers: number },
): Promise<Measured> => repeat((nth) => writeOrder(db, nth), options);

async function writeOrder(db: Kysely<Database>, nth: number): Promise<void> {
  const id = randomUUID();
  // Two neighbours in ascending order: no two orders wait for each other's rows.
  const first = nth % (spread - 1);
  await db.transaction().execute(async (trx) => {
    const send = (sql: string, ...values: unknown[]) => trx.executeQuery(CompiledQuery.raw(sql, values));
    await send(insertOrder, id, document);
    await send(insertLine, id, 0, getProductId(first), getVariantId(first));
    await send(insertLine, id, 1, getProductId(first + 1), getVariantId(first + 1));
    await send(takeUnit, getVariantId(first));
    await send(takeUnit, getVariantId(first + 1));
    await send(insertPayment, randomUUID(), randomUUID(), id);
  });
}

import { tmpdir } from "node:os";
import { sql } from "kysely";
import { fill } from "../bench/fill.ts";
import { indexes } from "../src/assembly/store/indexes.ts";
import { isUnused } from "../src/domains/import/isUnused.ts";
import { StartError } from "../src/platform/config/StartError.ts";
import { timeouts } from "../src/platform/store/postgres.ts";
import { openStore } from "../src/platform/store/store.ts";
import { addBuyers, addStrangers, addUpCredits } from "./addStrangers.ts";
import { copyOrders, dropPatterns, keepPatterns, step } from "./copyOrders.ts";
import { patterns, placePatterns } from "./placePatterns.ts";

/**
 * Fills an empty PostgreSQL with a shop of some years: products, and what so many orders and the traffic beside them
 * leave behind. Rows are as the shop writes them: orders are copies of some that were placed, paid, sent and refunded.
 */
export async function fillStore(
  databaseUrl: string,
  orders: number,
  products: number,
  years = 3,
): Promise<void> {
  const store = await openStore({ dataDir: tmpdir(), databaseUrl, timeout: timeouts.work });
  const { db } = store;
  if (!(await isUnused(db))) {
    await store.close();
    throw new StartError("The database has a shop already: name an empty one. Nothing was changed.");
  }
  await fill(store, products);
  await placePatterns(databaseUrl);
  await keepPatterns(db);
  const { rows } = await sql<{ number: number }>`select max(number) as number from orders`.execute(db);
  const buyers = Math.max(1, Math.floor(orders / 3));
  await addBuyers(db, buyers);
  for (let from = 0; from < orders; from += step) {
    const copies = sql`(
      select nth, nth % ${sql.lit(buyers)} as buyer, ${rows[0]?.number}::bigint + nth as number, p.id as order_id,
        now() - make_interval(days => ${years * 365}) * (1 - nth / ${orders}::float) as at
      from generate_series(${from + 1}::integer, ${Math.min(orders, from + step)}::integer) as nth
      join (select id, row_number() over (order by number) - 1 as place from orders
        order by number limit ${patterns}) as p on p.place = nth % ${patterns})`;
    await copyOrders(db, copies);
    await addStrangers(db, copies);
  }
  await dropPatterns(db);
  await addUpCredits(db);
  await sql`select setval('order_numbers', (select max(number) from orders))`.execute(db);
  // Copies have the status of their original.
  await sql`delete from order_changes`.execute(db);
  await store.makeIndexes(indexes);
  await sql`vacuum (analyze)`.execute(db);
  await store.close();
}

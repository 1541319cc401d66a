import { sql } from "kysely";
import { createPurchase } from "../bench/purchases.ts";
import { doDueJobs } from "../src/assembly/runJobs.ts";
import { doForOrders } from "../src/domains/merchant/ordersCommand.ts";
import { completeStatuses } from "../src/domains/orders/refreshOrders.ts";
import { firstReview } from "./copyOrders.ts";
import { openGrownShop } from "./openGrownShop.ts";

/** Orders that are really placed; all others are copies of what these left in the store. */
export const patterns = 20;

/** Places orders as buyers do, captures them, and ships, refunds and cancels some. */
export async function placePatterns(databaseUrl: string): Promise<void> {
  const shop = await openGrownShop(databaseUrl);
  const { db } = shop.services.store;
  const numbers: string[] = [];
  for (let nth = 0; nth < patterns; nth++) {
    const response = await shop.send("POST", "/services/payments/checkout", createPurchase(nth));
    if (response.statusCode !== 200) throw new Error(`A pattern was not placed: ${response.body}`);
    numbers.push(response.json().number);
  }
  await doDueJobs(shop.services, shop.log);
  for (const [nth, number] of numbers.entries()) {
    if (nth % 10 === 9) await doForOrders(db, ["cancel", number]);
    else if (nth % 10 === 8) await doForOrders(db, ["refund", number]);
    else if (nth > 0) await doForOrders(db, ["ship", number]);
  }
  await sql`insert into returns (id, order_id, reason, lines)
    select gen_random_uuid(), id, 'changed-mind', '[{"line": 1, "quantity": 1}]' from orders
    where number = (select min(number) + 1 from orders)`.execute(db);
  await sql`insert into order_reviews (id, order_id, product_id, stars, author, language)
    select ${firstReview} + o.number, o.id, (select min(product_id) from order_lines l where l.order_id = o.id), 5,
      'Camille', 'en' from orders o`.execute(db);
  await sql`insert into drafts (token, site, language, lines, email, expires_at, paid_at, order_id)
    select md5(id::text), site, 'en', '[]', email, now(), now(), id from orders`.execute(db);
  await sql`insert into review_requests (order_id) select id from orders`.execute(db);
  await doDueJobs(shop.services, shop.log);
  await completeStatuses(db);
  await shop.close();
}

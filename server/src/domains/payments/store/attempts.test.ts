import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStore } from "../../../platform/store/store.ts";
import { checkoutBody } from "../../../testing/checkoutBody.ts";
import { isPostgresAvailable } from "../../../testing/postgres.ts";
import { createPostgresStore } from "../../../testing/stores.ts";
import { openTestShop } from "../../../testing/testShop.ts";
import { lockAttempt, lockOrderAttempts } from "./attempts.ts";

test.skipIf(!(await isPostgresAvailable()))("locked payments of an order can be referred to", async () => {
  const testStore = await createPostgresStore("filled");
  const shop = await openTestShop(testStore);
  const other = await openStore(testStore.options);
  const { body: order } = await shop.call("submitCheckout", { body: checkoutBody() });
  const entry = sql<{ id: string }>`insert into credit_entries (credit_id, type, amount, order_id, attempt_id)
    select c.id, 'decrease', 1, p.order_id, p.id from credits c, payment_attempts p
    where p.order_id = ${order.id} limit 1 returning id`;
  await sql`insert into credits (site, email, balance, currency) values ('boutique', 'a@example.com', 1, 'USD')`.execute(
    other.db,
  );
  await shop.services.store.db.transaction().execute(async (trx) => {
    const [attempt] = await lockOrderAttempts(trx, order.id);
    if (attempt === undefined) throw new Error("the order has no payment");
    await lockAttempt(trx, attempt.provider, { attemptId: attempt.id, transactionId: null });
    await other.db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '2s'`.execute(second);
      expect((await entry.execute(second)).rows).toHaveLength(1);
    });
  });
  await other.close();
  await shop.close();
});

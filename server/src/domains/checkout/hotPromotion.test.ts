import { randomUUID } from "node:crypto";
import type { Promotion } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { ids, promotions } from "../../testing/shopData.ts";
import { createPostgresStore } from "../../testing/stores.ts";
import { submitWithRetries } from "../../testing/submitWithRetries.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { upsertPromotions } from "../promotions/store.ts";

const uses = 40;
const buyers = 50;
/** Seconds each use of the code holds its row: together longer than a session with the database may be waited for. */
const held = 0.15;

describe.skipIf(!(await isPostgresAvailable()))(
  "a promo code that everybody uses at once, PostgreSQL",
  () => {
    let shop: TestShop;
    beforeAll(async () => {
      const testStore = await createPostgresStore("filled");
      shop = await openTestShop(testStore);
      const { db } = shop.services.store;
      const first = { ...promotions[0], id: 91, name: "FIRSTFEW", usage_limit: uses } as Promotion;
      await inTransaction(db, (trx) => upsertPromotions(trx, [first]));
      await sql`create function keep_row() returns trigger language plpgsql as
      ${sql.lit(`begin perform pg_sleep(${held}); return new; end`)}`.execute(db);
      await sql`create trigger keep_row after update on promotions for each row execute function keep_row()`.execute(
        db,
      );
      await db
        .updateTable("stock")
        .set({ quantity: 1_000 })
        .where("variant_id", "=", ids.halo.violet)
        .execute();
    });
    afterAll(() => shop.close());

    test(`of ${buyers} buyers exactly ${uses} have it, and no refusal while uses remain`, async () => {
      const { db } = shop.services.store;
      const body = () =>
        checkoutBody({
          email: `${randomUUID()}@example.com`,
          total: 88.77,
          cart: { promotion: { name: "FIRSTFEW" } },
        });
      const answers = await Promise.all(
        Array.from({ length: buyers }, () => submitWithRetries(shop, body())),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 503)).toEqual([]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(uses);
      const row = await db
        .selectFrom("promotions")
        .select("uses")
        .where("id", "=", 91)
        .executeTakeFirstOrThrow();
      expect(row.uses).toBe(uses);
    }, 60_000);
  },
);

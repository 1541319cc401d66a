import { randomUUID } from "node:crypto";
import type { Product } from "@velours/sdk/types";
import { sql, type Transaction } from "kysely";
import { expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { readConfig } from "../../assembly/config/readConfig.ts";
import { createServices } from "../../assembly/createServices.ts";
import type { Database } from "../../platform/store/schema.ts";
import { openStore } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fillShop } from "../../testing/fillShop.ts";
import { products } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { upsertProducts } from "../catalogue/store.ts";
import { analyzeCatalogue } from "../import/store.ts";

/** Enough that reading a whole table is dearer than a few rows by their keys, and few enough that a wrong guess is not. */
const count = 1_000;

const [pattern] = products as [Product, ...Product[]];

const others: Product[] = Array.from({ length: count }, (_, index) => {
  const id = 10_000 + index;
  return {
    ...pattern,
    id,
    handle: `other-${id}`,
    variants: pattern.variants.slice(0, 1).map((variant) => ({ ...variant, id: id * 10 })),
    inventories: pattern.inventories.slice(0, 1).map((stock) => ({ ...stock, variant_id: id * 10 })),
  };
});

/** Rows that this transaction has read so far in scans of whole tables that grow with the shop. */
async function scannedRows(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(seq_tup_read), 0)::integer as count from pg_stat_xact_user_tables
    where relname in ('products', 'variants', 'stock', 'reviews')`.execute(trx);
  return rows[0]?.count ?? 0;
}

describeOnStores("a purchase in a large shop", (createStore) => {
  test.each(["with statistics of its tables", "before there are any"])(
    "reads no table from end to end, %s",
    async (statistics) => {
      const where = await createStore();
      const store = await openStore(where.options);
      try {
        await fillShop(store);
        await inTransaction(store.db, async (trx) => {
          await upsertProducts(trx, others);
          if (statistics.startsWith("with")) await analyzeCatalogue(trx);
        });
        const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
        const headers = { "x-client-token": config.clientToken };
        await store.db.transaction().execute(async (trx) => {
          const app = await createApp(await createServices(config, { ...store, db: trx }));
          const post = async (path: string, payload: object) => {
            const response = await app.inject({
              method: "POST",
              url: `/api/services/payments/${path}`,
              headers: { ...headers, "idempotency-key": randomUUID() },
              payload,
            });
            expect(response.statusCode, response.body).toBe(200);
          };
          const before = await scannedRows(trx);
          const { user, cart } = checkoutBody();
          // The first ones are planned for their values, the later ones for any.
          for (let nth = 0; nth < 8; nth += 1) await post("checkout", checkoutBody());
          await Promise.all(Array.from({ length: 3 }, () => post("checkout", checkoutBody())));
          await Promise.all(
            Array.from({ length: 8 }, () => post("validate", { user: { address: user.address }, cart })),
          );
          expect((await scannedRows(trx)) - before).toBe(0);
        });
      } finally {
        await store.close();
        await where.remove();
      }
    },
  );
});

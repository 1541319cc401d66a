import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { Catalogue } from "../src/domains/catalogue/Catalogue.ts";
import { upsertProducts } from "../src/domains/catalogue/store.ts";
import { openStore, type Store } from "../src/platform/store/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { fillShop } from "../src/testing/fillShop.ts";
import { ids, products } from "../src/testing/shopData.ts";
import { PostgresPair } from "./PostgresPair.ts";
import { postgresPrograms } from "./postgresServer.ts";

const view = { currency: "USD", language: "en" } as const;

async function rename(store: Store, title: string): Promise<void> {
  const [halo] = products;
  if (halo === undefined) throw new Error("the small shop has no product");
  await inTransaction(store.db, (trx) => upsertProducts(trx, [{ ...halo, title }]));
}

/** How many rows of products a server has read. */
async function countReads(store: Pick<Store, "db">): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(store.db);
  const { rows } = await sql<{ count: number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_user_tables
    where relname = 'products'`.execute(store.db);
  return rows[0]?.count ?? 0;
}

describe.skipIf(postgresPrograms === undefined)("a catalogue that is read from a standby", () => {
  test("comes from it, is never older than the primary's, and survives its end", async () => {
    const pair = await PostgresPair.start();
    const store = await openStore({ dataDir: "", databaseUrl: pair.url, standbyUrl: pair.standbyUrl });
    try {
      await fillShop(store);
      const { standby } = store;
      if (standby === undefined) throw new Error("the store has no standby");
      const title = (catalogue: Catalogue) => catalogue.product(ids.halo.product, view)?.title;
      const revision = sql<{ value: number }>`select value from revisions where name = 'catalogue'`;
      const caughtUp = async () => {
        const newest = (await revision.execute(store.db)).rows[0]?.value;
        await vi.waitFor(async () => expect((await revision.execute(standby)).rows[0]?.value).toBe(newest), {
          timeout: 30_000,
          interval: 20,
        });
      };
      await caughtUp();
      const before = await countReads({ db: standby });
      const catalogue = await Catalogue.load(store);
      expect(title(catalogue)).toBe("Halo");
      // Counts of a session reach the statistics within a second.
      await vi.waitFor(async () => expect(await countReads({ db: standby })).toBeGreaterThan(before), {
        timeout: 30_000,
        interval: 200,
      });

      // A standby that stopped replaying is behind: the primary answers.
      await sql`select pg_wal_replay_pause()`.execute(standby);
      await rename(store, "Halo II");
      await catalogue.refresh();
      expect(title(catalogue)).toBe("Halo II");
      await sql`select pg_wal_replay_resume()`.execute(standby);
      await caughtUp();
      expect(await catalogue.refresh()).toBeUndefined();
      expect(title(catalogue)).toBe("Halo II");

      // Nor does a standby that is gone stop anything. The primary no longer waits for it.
      await sql`alter system set synchronous_standby_names = ''`.execute(store.db);
      await sql`select pg_reload_conf()`.execute(store.db);
      pair.killStandby();
      await rename(store, "Halo III");
      await catalogue.refresh();
      expect(title(catalogue)).toBe("Halo III");
    } finally {
      await store.close();
      await pair.stop();
    }
  }, 240_000);
});

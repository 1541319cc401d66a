import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Transaction } from "../../platform/store/schema.ts";
import { openStore } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { upsertCollections } from "../catalogue/store/collections.ts";
import { upsertShippingRates } from "../shipping/store.ts";
import { upsertUpsellOffers } from "../upsells/store/offers.ts";

type Put = (trx: Transaction, rows: never[]) => Promise<UpsertCounts>;

/** Every table whose rows are read by their position; a test finds the ones that are missing. */
const ordered: Record<string, { put: Put; toRow: (name: string) => object }> = {
  collections: { put: upsertCollections as Put, toRow: (name) => ({ handle: name, title: name }) },
  shipping_rates: { put: upsertShippingRates as Put, toRow: (name) => ({ identifier: name }) },
  upsell_offers: { put: upsertUpsellOffers as Put, toRow: (name) => ({ id: name, site: "boutique" }) },
};

describeOnStores("documents in an order", (createStore) => {
  const store = fixture(async () => openStore((await createStore()).options));

  test("are in these tables", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns where column_name = 'position' and is_identity = 'NO'
        and table_schema = current_schema()
        and table_name in (select table_name from information_schema.columns where column_name = 'document')
      order by 1`.execute(store.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(ordered));
  });

  test.each(Object.entries(ordered))(
    "%s: an import sets the order, of all rows or of those it names",
    async (table, { put, toRow }) => {
      const read = async () => {
        const { rows } = await sql<{ name: string }>`
        select coalesce(document->>'handle', document->>'identifier', document->>'id') as name
        from ${sql.table(table)} order by position`.execute(store.db);
        return rows.map(({ name }) => name).join("");
      };
      const write = (names: string) =>
        inTransaction(store.db, (trx) => put(trx, [...names].map(toRow) as never[]));
      expect(await write("abcd")).toEqual({ inserted: 4, updated: 0, unchanged: 0 });
      expect(await write("abcd")).toEqual({ inserted: 0, updated: 0, unchanged: 4 });
      expect(await write("dcba")).toEqual({ inserted: 0, updated: 4, unchanged: 0 });
      expect(await read()).toBe("dcba");
      expect(await write("dxcba")).toEqual({ inserted: 1, updated: 3, unchanged: 1 });
      expect(await read()).toBe("dxcba");
      expect(await write("ad")).toEqual({ inserted: 0, updated: 2, unchanged: 0 });
      expect(await read()).toBe("axcbd");
      expect(await write("yz")).toEqual({ inserted: 2, updated: 0, unchanged: 0 });
      expect(await read()).toBe("axcbdyz");
      // As imports left them that did not store the places of rows they added.
      await sql`update ${sql.table(table)} set position = 0`.execute(store.db);
      expect(await write("zyxdcba")).toMatchObject({ inserted: 0 });
      expect(await read()).toBe("zyxdcba");
    },
  );
});

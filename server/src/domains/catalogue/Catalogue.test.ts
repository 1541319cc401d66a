import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStore } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { ids, products } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { Catalogue } from "./Catalogue.ts";
import { upsertProducts } from "./store.ts";

const count = 2_001;
const view = { currency: "USD", language: "en" } as const;

describeOnStores("the catalogue", (createStore) => {
  test("has every product, however many parts they are read in, and every one that changed", async () => {
    const { options, remove } = await createStore();
    const store = await openStore(options);
    const [halo] = products;
    if (halo === undefined) throw new Error("the small shop has no product");
    const nth = (id: number, title: string) => ({
      ...halo,
      id,
      handle: `halo-${id}`,
      title,
      variants: halo.variants.slice(0, 1).map((variant) => ({ ...variant, id: 10_000 + id })),
      inventories: [],
    });
    const put = (title: string) =>
      inTransaction(store.db, (trx) =>
        upsertProducts(
          trx,
          Array.from({ length: count }, (_, index) => nth(index + 1, title)),
        ),
      );
    await put("Halo");
    const catalogue = await Catalogue.load(store);
    const titles = () =>
      Array.from({ length: count }, (_, index) => catalogue.product(index + 1, view)?.title);
    expect(new Set(titles())).toEqual(new Set(["Halo"]));
    await put("Halo II");
    await catalogue.refresh();
    expect(new Set(titles())).toEqual(new Set(["Halo II"]));
    await store.close();
    await remove();
  });

  test("of a store that was restored is that of the store, also under a number it had before", async () => {
    const { options, remove } = await createStore("filled");
    const store = await openStore(options);
    const catalogue = await Catalogue.load(store);
    const title = () => catalogue.product(ids.halo.product, view)?.title;
    for (const [step, name] of [
      [0, "Changed elsewhere"],
      [-1, "Restored"],
    ] as const) {
      await sql`update products set document = jsonb_set(document, '{title}', ${JSON.stringify(name)}::text::jsonb)
        where id = ${ids.halo.product}`.execute(store.db);
      await sql`update revisions set value = value + ${step}`.execute(store.db);
      await catalogue.refresh();
      expect(title()).toBe(name);
    }
    await store.close();
    await remove();
  });
});

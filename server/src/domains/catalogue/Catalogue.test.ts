import { expect, test } from "vitest";
import { openStore } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { products } from "../../testing/shopData.ts";
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
});

import { productStates } from "@velours/sdk/shop";
import type { Inventory, ProductState, Variant } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { fixture } from "../../../testing/fixture.ts";
import { products } from "../../../testing/shopData.ts";
import { describeOnBothStores, openTestStore } from "../../../testing/stores.ts";
import { listMerchantRows } from "./merchantProducts.ts";
import { upsertProducts } from "./products.ts";
import { readRecords } from "./records.ts";

interface Shelf {
  variant?: Partial<Variant>;
  /** Null without any. */
  stock?: Partial<Inventory> | null;
}

const off = { option1: null };
const preorder = { inventory_policy: "continue" } as const;
const none = { quantity: 0 };
const euros = { prices: { EUR: 40 } };

const rows: [string, Shelf[], ProductState[]][] = [
  ["in stock", [{}, { stock: none }], []],
  ["without units", [{ stock: none }], ["soldOut"]],
  ["not counted, and out of stock", [{ stock: { quantity: undefined, level: "none" } }], ["soldOut"]],
  ["not counted, and in stock", [{ stock: { quantity: undefined, level: "low" } }], []],
  ["counted, whatever its level says", [{ stock: { quantity: 0, level: "high" } }], ["soldOut"]],
  ["on pre-order", [{ variant: preorder, stock: none }], []],
  ["on pre-order in no region", [{ variant: preorder, stock: null }], ["soldOut"]],
  ["in stock and taken from sale", [{ variant: off }], ["soldOut"]],
  ["on pre-order and taken from sale", [{ variant: { ...off, ...preorder }, stock: none }], ["soldOut"]],
  ["taken from sale beside one without units", [{ variant: off }, { stock: none }], ["soldOut"]],
  ["priced in one currency", [{ variant: euros }], ["unpriced"]],
  ["priced by one of its variants", [{ variant: euros }, {}], []],
  ["priced by one that is taken from sale", [{ variant: euros }, { variant: off }], ["unpriced"]],
  ["priced, with nothing for sale", [{ variant: { ...euros, ...off } }, { variant: off }], ["soldOut"]],
];

describeOnBothStores("states of a product", (open) => {
  const store = fixture(async () => openTestStore(await open()));

  test("are the same by the rule and by the store", async () => {
    const [template] = products;
    const [variant] = template!.variants;
    const [entry] = template!.inventories;
    const shelves = rows.map(([title, shelf], i) => {
      const id = i + 1;
      const variants = shelf.map((item, at) => ({ ...variant!, ...item.variant, id: id * 10 + at }));
      const inventories = shelf.flatMap(({ stock = {} }, at) =>
        stock === null ? [] : [{ ...entry!, ...stock, variant_id: id * 10 + at }],
      );
      return { ...template!, id, handle: `p${id}`, title, variants, inventories };
    });
    await inTransaction(store.db, (trx) => upsertProducts(trx, shelves));
    const facts = { unlisted: new Set<number>(), currencies: new Set(["USD", "EUR"]) };
    const named = (found: ProductState[][]) => found.map((states, i) => [rows[i]![0], states]);
    const expected = named(rows.map(([, , states]) => states));
    const records = await readRecords(store.db, { ids: shelves.map(({ id }) => id) });
    expect(named(records.map((record) => productStates(record, facts)))).toEqual(expected);
    const stored = await listMerchantRows(store.db, facts, { limit: 100 });
    expect(named(stored.map(({ states }) => states))).toEqual(expected);
  });
});

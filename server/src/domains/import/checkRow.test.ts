import { createReason } from "@velours/sdk/import";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores, openTestStore } from "../../testing/stores.ts";
import { checkRow } from "./checkRow.ts";

describeOnStores("a row that a program saves", (createStore) => {
  const store = fixture(async () => openTestStore(await createStore("filled")));
  const promotion = {
    id: 990_100,
    name: "MISSPELT10",
    type: "percentage",
    discount: 10,
    minimum: 50,
    enabled: true,
    site: "boutique",
  } as const;
  const check = (more: object) =>
    inTransaction(store.db, (trx) => checkRow(trx, "promotions", { ...promotion, ...more }));

  test("is refused with every field that the contract does not name", async () => {
    expect(await check({})).toEqual({ row: promotion });
    expect(await check({ mininum: 500, date_expird: "2020-01-01" })).toEqual({
      reasons: ["mininum", "date_expird"].map((path) => createReason("unknownField", { path })),
    });
  });
});

import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Variant } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { fixture } from "../../../testing/fixture.ts";
import { describeOnStores, openTestStore } from "../../../testing/stores.ts";
import { blockCard } from "../../giftcards/store/merchantGiftCards.ts";
import { spendGiftCard } from "../../giftcards/store.ts";
import { readSource } from "../readSource.ts";
import { type ImportOptions, planImport, runImport } from "../runImport.ts";
import { formatPlan } from "./formatPlan.ts";
import { listRows, requirePlan } from "./PlanFile.ts";

const header =
  "Handle,Title,Tags,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price";
const lamp = (price: number, quantity: number, tags = "lamps") =>
  `lamp,Lamp,${tags},Size,S,shopify,${quantity},${price}\nlamp,,,,M,shopify,4,80`;
const rug = "rug,Rug,rugs,Title,Default Title,,,20";
const csv = (...rows: string[]) => [header, ...rows].join("\n");

describeOnStores("a plan", (open) => {
  const store = fixture(async () => openTestStore(await open()));
  let folder: string;
  const toSource = async (text: string) => {
    const path = join(folder, text.startsWith("{") ? "some.json" : "some.csv");
    await writeFile(path, text);
    return readSource(path);
  };
  const options: ImportOptions = { skipBad: false, sources: ["boutique"] };
  const run = async (text: string, more: Partial<ImportOptions> = {}) =>
    runImport(store, await toSource(text), { ...options, ...more });
  const plan = async (text: string, more: Partial<ImportOptions> = {}) =>
    (await planImport(store, await toSource(text), { ...options, ...more })).plan!;
  const readProducts = () => store.db.selectFrom("products").select(["document"]).orderBy("id").execute();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "velours-plan-"));
    await run('{"collections":[]}');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const table of [
      "stock_entries",
      "collection_products",
      "stock",
      "variants",
      "products",
      "promotions",
    ] as const)
      await store.db.deleteFrom(table).execute();
    await run(csv(lamp(59, 7), rug));
  });

  test.each<[string, string, Partial<ImportOptions>, string[]]>([
    ["the same file", csv(lamp(59, 7), rug), {}, ["Nothing would change: all of it is there already."]],
    ["a count that stays", csv(lamp(59, 3), rug), {}, ["Nothing would change: all of it is there already."]],
    [
      "a count that is set to nothing",
      csv(lamp(59, 0), rug),
      { stock: "set" },
      [
        "Changed: 1",
        "  products lamp",
        expect.stringMatching(/inventories\[\d+ INTL\]\.level "high" → "none"$/),
        expect.stringMatching(/inventories\[\d+ INTL\]\.quantity 7 → 0$/),
        "Sold out: 1",
        "  lamp S is sold out",
        "In no collection, so that only search finds them: 1",
        "  lamp",
      ],
    ],
    [
      "a price that falls by more than a third, and a collection that it leaves",
      csv(lamp(30, 7, "new"), rug),
      {},
      [
        "Changed: 1",
        "  products lamp",
        "    price 59 → 30",
        "    prices.USD 59 → 30",
        '    collections ["lamps"] → ["new"]',
        expect.stringMatching(/variants\[\d+\]\.price 59 → 30$/),
        expect.stringMatching(/variants\[\d+\]\.prices\.USD 59 → 30$/),
        "Leaving a listing: 1",
        "  lamp leaves lamps",
        "Prices that move by more than 30 %: 1",
        "  lamp S: 59 → 30 USD",
        "In no collection, so that only search finds them: 1",
        "  lamp",
      ],
    ],
    [
      "a new row",
      '{"promotions":[{"id":1,"name":"SPRING","type":"amount","discount":5,"enabled":true,"site":"boutique"}]}',
      {},
      ["New: 1", "  promotions SPRING"],
    ],
    [
      "a new variant without a count",
      "Handle,Title,Variant Price,Variant Inventory Tracker\nsofa,Sofa,90,shopify",
      { stockUnknown: "none" },
      [
        "New: 1",
        "  products sofa",
        "Sold out: 1",
        "  sofa is new, and has nothing in stock",
        "In no collection, so that only search finds them: 1",
        "  sofa",
      ],
    ],
  ])("says %s", async (_, text, more, lines) => {
    const before = await readProducts();
    const found = formatPlan(await plan(text, more)).toSorted();
    expect(found).toEqual(expect.arrayContaining(lines));
    expect(found).toHaveLength(lines.length);
    expect(await readProducts()).toEqual(before);
  });

  test("says of a variant that it is sold out only when nobody can buy it any more", async () => {
    const stored = await store.db
      .selectFrom("products")
      .select(["document"])
      .where("handle", "=", "lamp")
      .execute();
    const product = stored[0]!.document;
    const soldOut = async (small: Partial<Variant>, medium: Partial<Variant>, level: "high" | "none") => {
      const variants = [small, medium].map((change, i) => ({ ...product.variants[i]!, ...change }));
      const inventories = variants.map(({ id }) => ({ variant_id: id, requires_shipping: true, level }));
      const text = JSON.stringify({ products: [{ ...product, variants, inventories }] });
      return (await plan(text, { stock: "set" })).soldOut.map(({ values }) => values);
    };
    const off = { option1: null };
    const preorder = { inventory_policy: "continue" } as const;
    expect(await soldOut({}, {}, "none")).toEqual([{ variant: "lamp S" }, { variant: "lamp M" }]);
    expect(await soldOut(preorder, off, "none")).toEqual([]);
    expect(await soldOut(off, {}, "high")).toEqual([]);
    expect(await soldOut(off, off, "high")).toEqual([{ variant: "lamp" }]);
    await sql`update stock set quantity = null, level = 'none'
      where variant_id = ${product.variants[1]!.id}`.execute(store.db);
    expect(await soldOut(off, {}, "none")).toEqual([{ variant: "lamp" }]);
  });

  test("knows products that the rules of a collection let in, stored or of the same file", async () => {
    const chairs = "Handle,Title,Type,Variant Price\nchair,Chair,Seats,90\nvase,Vase,Pots,12";
    const rules = { any: [{ type: "Seats" }] };
    const collection = { handle: "seats", title: "Seats", description: "", meta: {}, rules };
    await run(JSON.stringify({ collections: [collection] }));
    expect((await plan(chairs)).unlisted).toEqual(["vase"]);
    await store.db.deleteFrom("collections").execute();
    expect((await plan(chairs)).unlisted).toEqual(["chair", "vase"]);
    const source = await toSource(chairs);
    source.document.collections.push({ file: "some.json", line: 1, rows: 1, value: collection });
    const both = await planImport(store, source, { ...options });
    expect(both.plan?.unlisted).toEqual(["vase"]);
  });

  test("is applied as long as its rows are as it found them, and names the one that is not", async () => {
    const text = csv(lamp(30, 7), rug.replace("Rug", "Runner"), "sofa,Sofa,,Title,Default Title,,,90");
    const { rows } = await plan(text);
    expect(rows.map(({ name, before }) => [name, before === null])).toEqual([
      ["lamp", false],
      ["rug", false],
      ["sofa", true],
    ]);
    await run(csv(lamp(62, 7)));
    await expect(run(text, { checkPlan: (now) => requirePlan(listRows(rows), now) })).rejects.toThrow(
      "Nothing was imported: the shop is not as the plan found it. Not the same: products lamp. Make a new plan.",
    );
    await run(csv(lamp(59, 7)));
    expect(
      (await run(text, { checkPlan: (now) => requirePlan(listRows(rows), now) })).counts!.products,
    ).toMatchObject({
      inserted: 1,
      updated: 2,
    });
    expect((await plan(text)).rows).toEqual([]);
  });

  test("with --stock, a sale in between is a change", async () => {
    const text = csv(lamp(59, 9), rug);
    const { rows } = await plan(text, { stock: "set" });
    await store.db.updateTable("stock").set({ quantity: 6 }).where("quantity", "=", 7).execute();
    await expect(
      run(text, { stock: "set", checkPlan: (now) => requirePlan(listRows(rows), now) }),
    ).rejects.toThrow("products lamp");
  });

  test("a gift card that is there keeps its balance, whatever the file says", async () => {
    const card = { code: "1-2345-6789-0123", amount_remaining: 50, site: "boutique", currency: "USD" };
    const toFile = (change: object = {}) => JSON.stringify({ giftCards: [{ ...card, ...change }] });
    const spend = (amount: number) =>
      inTransaction(store.db, (trx) => spendGiftCard(trx, card.code, amount, randomUUID()));
    const read = async () => {
      const { rows } = await sql`
        select c.site, c.remaining, (select sum(amount) from gift_card_entries e where e.code = c.code) as ledger
        from gift_cards c where code = ${card.code}`.execute(store.db);
      return rows[0];
    };
    await run(toFile());
    expect(await read()).toEqual({ site: "boutique", remaining: 50, ledger: 50 });
    expect(await spend(20)).toBe(true);
    const exported = toFile({ amount_remaining: 30 });
    expect(await spend(10)).toBe(true);
    expect((await plan(exported)).rows).toEqual([]);
    expect((await run(exported)).counts!.giftCards).toEqual({ inserted: 0, updated: 0, unchanged: 1 });
    expect(await read()).toEqual({ site: "boutique", remaining: 20, ledger: 20 });

    const moved = toFile({ site: "outlet" });
    const { rows } = await plan(moved);
    expect(rows.map(({ changes }) => changes)).toEqual([
      [{ path: "site", before: "boutique", after: "outlet" }],
    ]);
    expect(await spend(5)).toBe(true);
    await run(moved, { checkPlan: (now) => requirePlan(listRows(rows), now) });
    expect(await read()).toEqual({ site: "outlet", remaining: 15, ledger: 15 });

    const { id } = await store.db.selectFrom("gift_cards").select("id").executeTakeFirstOrThrow();
    await inTransaction(store.db, (trx) => blockCard(trx, id, { actor: "key 1 (test)", note: "Stolen" }));
    expect((await plan(moved)).rows).toEqual([]);
    await run(moved);
    expect(await read()).toEqual({ site: "outlet", remaining: 0, ledger: 0 });
  });

  test("a row that the plan does not have refuses it", async () => {
    const { rows } = await plan(csv(lamp(30, 7)));
    await expect(
      run(csv(lamp(30, 7), rug.replace("Rug", "Runner")), {
        checkPlan: (now) => requirePlan(listRows(rows), now),
      }),
    ).rejects.toThrow("products rug");
  });
});

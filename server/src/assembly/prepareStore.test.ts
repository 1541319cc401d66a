import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demoUsers } from "../domains/accounts/demoUsers.ts";
import { demoDirectory } from "../domains/import/demoDirectory.ts";
import { findDemo, removeDemo } from "../domains/import/demoRemains.ts";
import { readSource } from "../domains/import/readSource.ts";
import { removedNote, removeExamples } from "../domains/import/removeExamples.ts";
import { runImport } from "../domains/import/runImport.ts";
import { upsertTaxRates } from "../domains/taxes/store.ts";
import { openStore, type Store } from "../platform/store/store.ts";
import { inTransaction } from "../platform/store/transaction.ts";
import { bookshopDirectory } from "../testing/openBookshop.ts";
import { productionEnv } from "../testing/productionEnv.ts";
import { describeOnStores, type TestStore } from "../testing/stores.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/readConfig.ts";
import { createServices } from "./createServices.ts";
import { prepareStore } from "./prepareStore.ts";

const shelf = new URL("../domains/import/shopify/shelf.csv", import.meta.url).pathname;
const production = { ...productionEnv, LOG_LEVEL: "silent" };
const development = { LOG_LEVEL: "silent" };
const settings: [string, Record<string, string>][] = [
  ["production", production],
  ["production with the sandbox's controls", { ...production, SANDBOX_CONTROLS: "true" }],
  ["development", development],
];

describeOnStores("a first start", (createStore) => {
  let where: TestStore;
  let store: Store;
  const logged: string[] = [];
  beforeEach(async () => {
    where = await createStore();
    store = await openStore(where.options);
    logged.length = 0;
    for (const channel of ["log", "error"] as const)
      vi.spyOn(console, channel).mockImplementation((text) => void logged.push(String(text)));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
    await where.remove();
  });

  const start = (env: Record<string, string>) => prepareStore(store, readConfig(env));
  const importShelf = async () =>
    runImport(store, await readSource(shelf), { skipBad: false, sources: ["boutique"] });
  const count = async (
    ...tables: ("products" | "reviews" | "gift_cards" | "promotions" | "users" | "credits")[]
  ) =>
    (await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()))).map(
      (rows) => rows.length,
    );
  /** Statuses of the requests that a shopper's pages are made of. */
  async function ask(...urls: string[]): Promise<number[]> {
    const config = readConfig(production);
    const services = await createServices(config, store);
    const app = await createApp(services);
    const headers = { "x-client-token": config.clientToken };
    const responses = await Promise.all(urls.map((url) => app.inject({ url: `/api${url}`, headers })));
    await app.close();
    return responses.map(({ statusCode }) => statusCode);
  }
  const pages = [
    "/ready",
    "/sites/boutique",
    "/products/collections/vibrators",
    "/products?collections=vibrators",
  ];

  test.each(settings.slice(0, 2))("in %s adds nothing that can be bought or spent", async (_, env) => {
    await start(env);
    expect(await count("products", "gift_cards", "promotions", "users", "credits")).toEqual([0, 0, 0, 0, 0]);
    expect(logged.join("\n")).toMatch(/no products yet: import them with npm run -w server import -- FILE/);
    expect(logged.join("\n")).toMatch(
      /6 sites, \d+ pages of words, \d+ empty collections, \d+ shipping rates/,
    );
    expect(await ask(...pages, "/products/giftcards/1000-0000-0000-0001")).toEqual([200, 200, 200, 200, 404]);
    logged.length = 0;
    await start(env);
    expect(logged.join("\n")).not.toContain("Added");
  });

  test("in development is the demo shop with its members, as ever", async () => {
    await start(development);
    const [products, giftCards, promotions, users] = await count(
      "products",
      "gift_cards",
      "promotions",
      "users",
    );
    expect([products! > 50, giftCards, promotions! > 30, users]).toEqual([true, 12, true, demoUsers.length]);
  });

  test.each(settings)("after an import in %s is a shop that works, without the demo", async (_, env) => {
    const { structure } = await importShelf();
    expect(structure).toMatchObject({ sites: 6 });
    expect(await ask(...pages)).toEqual([200, 200, 200, 200]);
    await start(env);
    expect(await count("products", "gift_cards", "promotions")).toEqual([3, 0, 0]);
    expect(await ask(...pages, "/products?collections=robes", "/sites/outlet")).toEqual(Array(6).fill(200));
  });

  test("says that rates of one's own do not count beside the sandbox's taxes", async () => {
    const said = () => logged.some((line) => line.includes("tax rates do not count"));
    await start(development);
    expect(said()).toBe(false);
    const rate = { country: "CA", state: null, rate: 5, shipping: true, included: false };
    await inTransaction(store.db, (trx) => upsertTaxRates(trx, [rate]));
    await start({ ...development, TAX_PROVIDER: "table" });
    expect(said()).toBe(false);
    await start(development);
    expect(said()).toBe(true);
  });

  test("and an import in either order give the same shop", async () => {
    const structure = async () =>
      JSON.stringify([
        await store.db.selectFrom("sites").selectAll().orderBy("code").execute(),
        await store.db.selectFrom("collections").selectAll().orderBy("handle").execute(),
        await store.db.selectFrom("shipping_rates").selectAll().orderBy("id").execute(),
      ]);
    await start(production);
    await importShelf();
    const startedFirst = await structure();
    for (const table of ["products", "sites", "collections", "shipping_rates"] as const)
      await store.db.deleteFrom(table).execute();
    await importShelf();
    await start(production);
    expect(await structure()).toBe(startedFirst);
  });

  test("repairs a store that an older version imported into, and keeps what was imported", async () => {
    await importShelf();
    await store.db.deleteFrom("sites").execute();
    const row = { handle: "vibrators", document: JSON.stringify({ mine: true }), position: 1 };
    await store.db.deleteFrom("collections").where("handle", "=", "vibrators").execute();
    await store.db.insertInto("collections").values(row).execute();
    await start(production);
    expect((await ask("/ready"))[0]).toBe(200);
    const { document } = await store.db
      .selectFrom("collections")
      .select("document")
      .where("handle", "=", "vibrators")
      .executeTakeFirstOrThrow();
    expect(document).toEqual({ mine: true });
  });

  test("no site of the structure sells a product of the demo as its warranty", async () => {
    await start(production);
    const sites = await store.db.selectFrom("sites").select("document").execute();
    expect(sites.map(({ document }) => document.warrantyProductId)).toEqual(Array(6).fill(null));
  });

  test("in production adds examples, and --remove-demo removes those that stand beside a site of one's own", async () => {
    await start(production);
    const count = async () => {
      const { rows } = await sql<Record<string, number>>`
        select (select count(*)::int from sites) as sites, (select count(*)::int from pages) as pages,
          (select count(*)::int from shipping_rates) as rates, (select count(*)::int from collections) as collections
      `.execute(store.db);
      return rows[0];
    };
    const before = await count();
    expect(await inTransaction(store.db, (trx) => removeExamples(trx, { from: "demo" }))).toEqual({
      sites: 0,
      pages: 0,
      shippingRates: 0,
      collections: 0,
    });
    expect(await count()).toEqual(before);
    await sql`update sites set document = document || '{"name": "Harbour Books"}' where code = 'boutique'`.execute(
      store.db,
    );
    await sql`update shipping_rates set document = document || '{"price": 4.5}'
      where id = (select min(id) from shipping_rates)`.execute(store.db);
    const removed = await inTransaction(store.db, (trx) => removeExamples(trx, { from: "demo" }));
    expect(removed.sites).toBe(before!.sites! - 1);
    expect(removed.shippingRates).toBe(before!.rates! - 1);
    expect(await count()).toEqual({ sites: 1, pages: 0, rates: 1, collections: 0 });
    expect(removedNote(removed)).toMatch(
      /^Examples removed: 5 sites, \d+ pages, \d+ shipping rates, \d+ empty collections\.$/,
    );
    expect(await ask("/ready")).toEqual([200]);
  });

  test.each([
    ["after a start", () => start(production)],
    ["after an import of products", () => importShelf()],
  ])("a site of one's own, imported %s, leaves nothing of the examples", async (_, before) => {
    await before();
    await runImport(store, await readSource(bookshopDirectory), { skipBad: false, sources: ["boutique"] });
    const read = async (table: "sites" | "pages" | "shipping_rates" | "collections") =>
      (await store.db.selectFrom(table).select("document").execute()).map(
        ({ document }) => document as object,
      );
    expect((await read("sites")).map((site) => (site as { name: string }).name)).toEqual(["Harbour Books"]);
    expect(
      JSON.stringify([await read("pages"), await read("shipping_rates"), await read("collections")]),
    ).not.toMatch(/discreet|vibrat|lubric/i);
    logged.length = 0;
    await start(production);
    expect(logged.join("\n")).not.toContain("Added");
    // The merchant's desk reads its sites from here.
    expect(await ask("/sites/admin")).toEqual([200]);
  });

  test("a shop with a site, but without shipping rates, is told so and gets none", async () => {
    await start(production);
    await store.db.deleteFrom("shipping_rates").execute();
    logged.length = 0;
    await start(production);
    expect(logged.join("\n")).toContain("The store has no shipping rates");
    expect(await store.db.selectFrom("shipping_rates").selectAll().execute()).toEqual([]);
  });

  test("in production names what everybody knows of the demo, and --remove-demo takes it out of use", async () => {
    await start(development);
    // Terms the merchant has changed are the merchant's own.
    await store.db
      .updateTable("promotions")
      .set({ document: JSON.stringify({ name: "WELCOME15", enabled: true, discount: 3 }) })
      .where("name", "=", "welcome15")
      .execute();
    // An earlier version's, which said that somebody had bought.
    const earlier = sql`update reviews set document = document || '{"author": "Morgan", "verified": true}' where id = 500001`;
    expect(await earlier.execute(store.db)).toMatchObject({ numAffectedRows: 1n });
    logged.length = 0;
    await start(production);
    expect(logged.join("\n")).toMatch(
      /10 gift cards \(1000-0000-0000-0001, .+ promo codes \(.*TENOFF.* 9 members \(desk@example.com, .+ products\. npm run -w server import -- --remove-demo/,
    );
    expect(logged.join("\n")).not.toContain("WELCOME15");
    const removed = await inTransaction(store.db, removeDemo);
    expect(removed.giftCards).toHaveLength(10);
    expect(await count("reviews")).toEqual([0]);
    logged.length = 0;
    await start(production);
    expect(logged.join("\n")).not.toContain("demo");
    expect(await findDemo(store.db)).toEqual({ giftCards: [], promotions: [], members: [], products: [] });
    expect(await ask("/ready", "/products?limit=1", "/products/promotions/TENOFF")).toEqual([200, 200, 404]);
    const { document } = await store.db
      .selectFrom("promotions")
      .select("document")
      .where("name", "=", "welcome15")
      .executeTakeFirstOrThrow();
    expect(document).toMatchObject({ discount: 3 });
    // The ledger of every gift card says what is left on it.
    const cards = await store.db
      .selectFrom("gift_cards as g")
      .innerJoin("gift_card_entries as e", "e.code", "g.code")
      .select(({ fn }) => ["g.code", "g.remaining", fn.sum<number>("e.amount").as("sum")])
      .groupBy(["g.code", "g.remaining"])
      .execute();
    expect(cards.map(({ remaining, sum }) => [remaining, Number(sum)])).toEqual(Array(10).fill([0, 0]));
  });

  test("takes nothing of the merchant's away with the demo", async () => {
    await start(production);
    await importShelf();
    const document = {
      promotions: [{ id: 2, name: "MINE", type: "amount", discount: 5, enabled: true, site: "boutique" }],
    };
    const rows = document.promotions.map((value) => ({ file: "a", line: 1, rows: 1, value }));
    const empty = (await readSource(demoDirectory)).document;
    for (const name of Object.keys(empty)) empty[name as "products"] = [];
    const source = {
      document: { ...empty, promotions: rows as never },
      drafts: [],
      bad: [],
      rows: 1,
      blank: 0,
    };
    await runImport(store, source, { skipBad: false, sources: ["boutique"] });
    expect(await inTransaction(store.db, removeDemo)).toEqual({
      giftCards: [],
      promotions: [],
      members: [],
      products: [],
    });
    expect(await count("products", "promotions")).toEqual([3, 1]);
    expect(
      await store.db.selectFrom("products").select("id").where("enabled", "=", false).execute(),
    ).toHaveLength(1);
  });
});

import { randomUUID } from "node:crypto";
import type { PartName, Parts } from "@velours/sdk/import";
import { derivePrices } from "@velours/sdk/shop";
import type {
  ImportInput,
  ImportPreview,
  ImportResult,
  MerchantScope,
  Product,
  Promotion,
  Site,
} from "@velours/sdk/types";
import { beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { ids, promotions } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { nextId } from "../catalogue/store/productRows.ts";
import { readPromotions, upsertPromotions } from "../promotions/store.ts";
import { requireSite, upsertSites } from "../sites/store.ts";
import { createKey } from "./createKey.ts";
import { readImport } from "./imports/readImport.ts";

type Exported = { [Name in PartName]: Parts[Name][] };

describeOnStores("an import by operations", (createStore) => {
  let headers: Record<string, string>;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    headers = await createMerchantHeaders(shop);
  });
  const db = () => shop.services.store.db;

  const [first] = promotions as [Promotion];
  const toFile = (...changes: Partial<Promotion>[]): ImportInput => ({
    text: JSON.stringify({ promotions: changes.map((change) => ({ ...first, ...change })) }),
  });
  const preview = async (file: ImportInput): Promise<ImportPreview> => {
    const { status, text, body } = await shop.call("previewImport", { body: file, headers });
    expect([status, text]).toEqual([200, text]);
    return body;
  };
  const apply = async (file: ImportInput, plan: string | null, key: string = randomUUID()) => {
    const { status, text } = await shop.call<"applyImport", number>("applyImport", {
      body: { plan, file },
      headers: { ...headers, "idempotency-key": key },
    });
    return { status, text, body: JSON.parse(text) as ImportResult & { reference: string; value: unknown } };
  };
  const readFirst = async () => (await readPromotions(db())).find(({ id }) => id === first.id);
  const set = (change: Partial<Promotion>) =>
    inTransaction(db(), (trx) => upsertPromotions(trx, [{ ...first, ...change }]));

  test("is previewed field by field without writing, then does exactly that, once a key", async () => {
    await set({ discount: 15 });
    const file = toFile({ discount: 20 });
    const seen = await preview(file);
    expect(seen.changes).toEqual([
      {
        part: "promotions",
        key: String(first.id),
        name: expect.any(String),
        change: "changed",
        fields: [{ path: "discount", before: "15", after: "20" }],
      },
    ]);
    expect((await readFirst())?.discount).toBe(15);
    const key = randomUUID();
    const done = await apply(file, seen.plan, key);
    expect([done.status, done.body.parts]).toEqual([
      200,
      [{ part: "promotions", created: 0, updated: 1, unchanged: 0 }],
    ]);
    expect((await readFirst())?.discount).toBe(20);
    await set({ discount: 30 });
    expect((await apply(file, seen.plan, key)).text).toBe(done.text);
    expect((await readFirst())?.discount).toBe(30);
    const entries = await db().selectFrom("audit_log").select(["actor", "command"]).execute();
    expect(entries.filter(({ command }) => command === "applyImport import")).toEqual([
      { actor: expect.stringMatching(/^key \d+ \(test\)$/), command: "applyImport import" },
    ]);
  });

  test("is refused with the preview of now when the shop or the file moved since", async () => {
    await set({ discount: 15 });
    const file = toFile({ discount: 20 });
    const { plan } = await preview(file);
    await set({ discount: 10 });
    const refused = await apply(file, plan);
    expect([refused.status, refused.body.reference]).toEqual([409, "changedMeanwhile"]);
    expect(refused.body.value).toMatchObject({
      current: { changes: [{ fields: [{ path: "discount", before: "10", after: "20" }] }] },
    });
    const { revision } = refused.body.value as { revision: string };
    expect((await apply(toFile({ discount: 25 }), revision)).body.reference).toBe("changedMeanwhile");
    expect((await apply(file, revision)).status).toBe(200);
  });

  const listEntries = async () =>
    (await shop.call("listAuditEntries", { query: "limit=9", headers })).body.filter(
      ({ operation }) => operation !== "exportShop",
    );
  const undo = async (id: number, more: Record<string, string> = {}) => {
    const { status, text } = await shop.call<"replayEntry", number>("replayEntry", {
      params: { id },
      body: { invert: true },
      headers: { ...headers, "idempotency-key": randomUUID(), ...more },
    });
    return { status, body: JSON.parse(text) };
  };
  const exported = async () => JSON.parse((await shop.call("exportShop", { headers })).text) as Exported;

  test("is undone in the log as a whole: goods, prices, counts, promotions, pages, menus and rates", async () => {
    await set({ discount: 15 });
    const before = await exported();
    const [site] = before.sites as [Site];
    const goods = before.products.find(({ id }) => id === ids.halo.product) as Product;
    const slip = {
      products: [
        derivePrices({
          ...goods,
          title: "Slipped",
          variants: goods.variants.map((variant) => ({
            ...variant,
            prices: { ...variant.prices, USD: 40 },
          })),
          inventories: goods.inventories.map((row) => ({
            ...row,
            ...(row.quantity && { quantity: row.quantity + 3 }),
          })),
        }),
        {
          ...goods,
          id: 990001,
          handle: "added",
          variants: [{ ...goods.variants[0], id: 990002 }],
          inventories: [],
        },
      ],
      promotions: [{ ...first, discount: 40 }],
      collections: [{ handle: "slips", title: "Slips", description: "Slips.", meta: {} }],
      pages: [{ handle: "slips-and-more", title: "Slips", html: "<p>Slips.</p>" }],
      sites: [
        { ...site, name: "Slipped", navigation: [{ label: "Slips", url: "/slips" }, ...site.navigation] },
      ],
      taxRates: [{ country: "CH", state: null, rate: 8.1, shipping: true, included: true }],
    };
    const file: ImportInput = { text: JSON.stringify(slip), stock: "set" };
    const { plan, bad } = await preview(file);
    expect(bad).toEqual([]);
    const done = await apply(file, plan);
    expect([done.status, done.text]).toEqual([200, done.text]);
    const [entry] = await listEntries();
    expect([entry?.operation, entry?.invertible]).toEqual(["applyImport", true]);
    const undone = await undo(entry!.id);
    expect([undone.status, undone.body]).toMatchObject([200, { applied: true, moved: false }]);
    const after = await exported();
    // A product that was added stays, off sale.
    expect(after.products.find(({ id }) => id === 990001)?.enabled).toBe(false);
    expect({ ...after, products: after.products.filter(({ id }) => id !== 990001) }).toEqual(before);
    const [redo] = await listEntries();
    const redone = await undo(redo!.id);
    expect([redone.status, redone.body]).toMatchObject([200, { applied: true, moved: false }]);
    const again = await exported();
    expect([again.sites[0]?.name, again.promotions.find(({ id }) => id === first.id)?.discount]).toEqual([
      "Slipped",
      40,
    ]);
  });

  const codes = ["content", "plus", "boutique", "outlet", "closet", "admin"];
  const review = {
    id: 99,
    product_id: ids.halo.product,
    author: "A",
    stars: 5,
    title: "t",
    text: "t",
    language: "en",
    created_at: "2026-01-01T00:00:00.000Z",
  };
  const getGoods = ({ products }: Exported) => products.find(({ id }) => id === ids.halo.product) as Product;
  const ofHalo = { part: "products", key: String(ids.halo.product), name: expect.any(String) };
  const of = (part: string, reason: string) => ({ part, key: "", name: "", reason });
  /** Parts of a file, made of the shop as it is, that the log cannot put back, and what it says of them. */
  const partly: [string, (shop: Exported) => object, object][] = [
    ["reviews", () => ({ reviews: [review] }), of("reviews", "the log keeps nothing of reviews")],
    [
      "a new site",
      ({ sites }) => ({
        sites: [
          { ...sites[0], code: codes.find((code) => !sites.some((site) => site.code === code)), hosts: [] },
        ],
      }),
      { part: "sites", reason: "a site that was added may have orders, and stays" },
    ],
    [
      "stock that is no longer counted",
      (shop) => ({ products: [{ ...getGoods(shop), inventories: [] }] }),
      { ...ofHalo, reason: "stock began to be counted, or ceased to be" },
    ],
    [
      "stock that begins to be counted",
      (shop) => {
        const goods = getGoods(shop);
        const inventories = [...goods.inventories, { ...goods.inventories[0], region: "EU" }];
        return { products: [{ ...goods, inventories }] };
      },
      { ...ofHalo, reason: "stock began to be counted, or ceased to be" },
    ],
    [
      "a variant less",
      (shop) => {
        const { variants, inventories, ...goods } = getGoods(shop);
        const [kept] = variants;
        const stock = inventories.filter(({ variant_id }) => variant_id === kept?.id);
        return { products: [{ ...goods, variants: [kept], inventories: stock }] };
      },
      { ...ofHalo, reason: expect.stringMatching(/^variant \d+ was left out, and its stock is gone$/) },
    ],
    [
      "rates in another order",
      ({ shippingRates: [first, ...rest] }) => ({ shippingRates: [...rest, { ...first, amount: 3 }] }),
      of("shippingRates", "the order of shippingRates changed"),
    ],
  ];
  test.each(partly)("with %s it is not undone in part, and says why", async (_, more, obstacle) => {
    await set({ discount: 15 });
    const before = await exported();
    const file: ImportInput = {
      text: JSON.stringify({ promotions: [{ ...first, discount: 40 }], ...more(before) }),
      stock: "set",
    };
    const { plan, bad } = await preview(file);
    expect(bad).toEqual([]);
    expect((await apply(file, plan)).status).toBe(200);
    const [entry] = await listEntries();
    expect(entry).toMatchObject({
      operation: "applyImport",
      invertible: false,
      notInvertible: "import",
      obstacles: [obstacle],
    });
    expect((await undo(entry!.id)).body).toMatchObject({
      reference: "notInvertible",
      value: { reason: "import", obstacles: [obstacle] },
    });
    const { products, shippingRates } = before;
    const back: ImportInput = {
      text: JSON.stringify({ products, shippingRates }),
      stock: "set",
      allowFree: true,
    };
    expect((await apply(back, (await preview(back)).plan)).status).toBe(200);
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  });

  test("that changed nothing says so, and needs no undo", async () => {
    const file = { text: JSON.stringify({ promotions: [await readFirst()] }) };
    expect((await apply(file, (await preview(file)).plan)).status).toBe(200);
    const [entry] = await listEntries();
    expect(entry).toMatchObject({ invertible: false, notInvertible: "nothing", obstacles: [] });
    const { body } = await undo(entry!.id);
    expect([body.value.reason, body.message]).toEqual(["nothing", "This changed nothing"]);
  });

  test("is for those who may undo all of it, however far down the list a change is", async () => {
    const promotions = Array.from({ length: 100 }, (_, place) => ({
      ...first,
      id: first.id + 70_000 + place,
      name: `MANY${place}`,
    }));
    const pages = [{ handle: "far-down", title: "Far down", html: "<p>Far.</p>", site: "boutique" }];
    const file: ImportInput = { text: JSON.stringify({ promotions, pages }) };
    expect((await apply(file, (await preview(file)).plan)).status).toBe(200);
    const invertible = async (scopes: MerchantScope[]) => {
      const key = await createKey(db(), "of some scopes", ["audit:read", ...scopes]);
      const call = { query: "limit=1", headers: { "x-merchant-key": key } };
      return (await shop.call("listAuditEntries", call)).body.map((entry) => entry.invertible);
    };
    expect(await invertible(["promotions:write"])).toEqual([false]);
    expect(await invertible(["settings:write"])).toEqual([false]);
    expect(await invertible(["promotions:write", "settings:write"])).toEqual([true]);
  });

  test("whose rows cannot all go back names those and why, and none goes back", async () => {
    const before = await exported();
    const [one, two] = before.products.filter(({ id, handle }) => id !== ids.halo.product && handle) as [
      Product,
      Product,
    ];
    const [rate] = before.shippingRates;
    const file: ImportInput = {
      text: JSON.stringify({
        products: [
          { ...one, handle: "moved-one" },
          { ...two, handle: "moved-two" },
        ],
        promotions: [{ ...(await readFirst()), name: "RENAMED" }],
        pages: [{ handle: "kept-by-a-menu", title: "Kept", html: "<p>Kept.</p>" }],
        shippingRates: [{ ...rate, amount: (rate?.amount ?? 0) + 1 }],
      }),
    };
    expect((await apply(file, (await preview(file)).plan)).status).toBe(200);
    const [entry] = await listEntries();
    // Meanwhile others take the handle and the name that it left, and a menu leads to its page.
    const [site] = before.sites;
    const taken = {
      products: [{ ...before.products.find(({ id }) => id === ids.halo.product), handle: one.handle }],
      promotions: [{ ...first, id: first.id + 90_000 }],
      sites: [
        { ...site, navigation: [...(site?.navigation ?? []), { label: "K", url: "/pages/kept-by-a-menu" }] },
      ],
    };
    const next: ImportInput = { text: JSON.stringify(taken) };
    expect((await apply(next, (await preview(next)).plan)).status).toBe(200);
    const moved = await exported();
    const { status, body } = await undo(entry!.id, { "accept-language": "fr" });
    expect([status, body.reference, body.value.reason]).toEqual([409, "notInvertible", "refused"]);
    expect(body.value.obstacles).toEqual([
      {
        part: "promotions",
        key: String(first.id),
        name: expect.any(String),
        reason: expect.stringMatching(/^name .* est déjà celui de la promotion \d+$/),
      },
      {
        part: "products",
        key: String(one.id),
        name: "moved-one",
        reason: `handle ${one.handle} est déjà celui du produit ${ids.halo.product}`,
      },
      {
        part: "pages",
        key: "kept-by-a-menu",
        name: "kept-by-a-menu",
        reason: expect.stringContaining("/pages/kept-by-a-menu"),
      },
    ]);
    expect(await exported()).toEqual(moved);
    const freed: ImportInput = {
      text: JSON.stringify({
        products: [before.products.find(({ id }) => id === ids.halo.product)],
        promotions: [{ ...first, id: first.id + 90_000, name: "FREED" }],
        sites: [site],
      }),
    };
    expect((await apply(freed, (await preview(freed)).plan)).status).toBe(200);
    expect((await undo(entry!.id)).status).toBe(200);
  });

  const exactly: [string, (shop: Exported) => object][] = [
    [
      "a new variant with stock",
      (shop) => {
        const goods = getGoods(shop);
        const [variant] = goods.variants;
        const stock = {
          variant_id: 800_001,
          region: "US",
          requires_shipping: true,
          level: "high",
          quantity: 25,
        };
        const variants = [...goods.variants, { ...variant, id: 800_001, option1: "Red" }];
        return { products: [{ ...goods, variants, inventories: [...goods.inventories, stock] }] };
      },
    ],
    [
      "a page that is published and in a menu",
      ({ pages, sites: [site] }) => ({
        pages: [{ ...pages.find(({ handle }) => handle === "draft"), published: true }],
        sites: [{ ...site, navigation: [{ label: "D", url: "/pages/draft" }, ...(site?.navigation ?? [])] }],
      }),
    ],
  ];
  test.each(exactly)("with %s it is undone, done again and undone", async (_, make) => {
    const before = await exported();
    const file: ImportInput = { text: JSON.stringify(make(before)), stock: "set" };
    expect((await apply(file, (await preview(file)).plan)).status).toBe(200);
    const after = await exported();
    for (const expected of [before, after, before]) {
      const [entry] = await listEntries();
      expect((await undo(entry!.id)).body).toMatchObject({ applied: true, moved: false });
      expect(await exported()).toEqual(expected);
    }
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  });

  test("the number of a variant that a file leaves out is not given again", async () => {
    const goods = (await exported()).products.find(({ id }) => id === ids.halo.product) as Product;
    const last = 9_000_000;
    const variants = [...goods.variants, { ...goods.variants[0], id: last }];
    for (const product of [{ ...goods, variants }, goods]) {
      const file = { text: JSON.stringify({ products: [product] }) };
      expect((await apply(file, (await preview(file)).plan)).status).toBe(200);
    }
    expect(await inTransaction(db(), (trx) => nextId(trx, "variants"))).toBeGreaterThan(last);
  });

  test("names bad rows in the preview, and is refused with the first", async () => {
    const file = toFile({ discount: 150, type: "percentage" });
    const seen = await preview(file);
    expect([seen.plan, seen.rows.bad, seen.bad[0]?.reason]).toEqual([
      null,
      1,
      "discount is 150, but a percentage is at most 100",
    ]);
    const refused = await apply(file, "none");
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { reference: "importBad", value: { reason: seen.bad[0]?.reason } },
    ]);
  });

  test("of two with one plan at once one writes; the other finds all of it there, or a plan that moved", async () => {
    await set({ discount: 15 });
    const file = toFile({ discount: 20 });
    const { plan } = await preview(file);
    const both = await Promise.all([apply(file, plan), apply(file, plan)]);
    const counts = both.map(({ status, body }) =>
      status === 200 ? [body.parts[0]?.updated, body.parts[0]?.unchanged] : status,
    );
    expect(counts).toContainEqual([1, 0]);
    counts.splice(
      counts.findIndex((count) => Array.isArray(count) && count[0] === 1),
      1,
    );
    // It depends on how far the first is when the second reads the file.
    expect([[[0, 1]], [409]]).toContainEqual(counts);
  });

  test("takes back what exportShop gives, without a change; it has no gift card, and is in the log", async () => {
    const { status, text } = await shop.call("exportShop", { headers });
    expect([status, "giftCards" in JSON.parse(text)]).toEqual([200, false]);
    const [entry] = (await shop.call("listAuditEntries", { query: "limit=1", headers })).body;
    expect(entry).toMatchObject({ operation: "exportShop", command: "exportShop" });
    const seen = await preview({ text, stock: "set", allowFree: true });
    expect([seen.bad, seen.changes]).toEqual([[], []]);
    expect(seen.rows.read).toBeGreaterThan(20);
  });

  test("prices of a CSV are in the currency that its sites sell in first, unless it is named", async () => {
    const site = await requireSite(db(), "boutique");
    const write = (changed: Site) => inTransaction(db(), (trx) => upsertSites(trx, [changed]));
    const csv = { text: "Handle,Title,Variant Price\npot,Pot,12.5\n", format: "csv", name: "a.csv" } as const;
    const look = async (more: Partial<ImportInput> = {}) =>
      (await readImport(shop.services, { ...csv, ...more })).source.currency;
    await write({ ...site, currencies: ["CAD", "USD"] });
    await shop.services.sites.refresh();
    try {
      expect(await look()).toBe("CAD");
      expect(await look({ currency: "USD" })).toBe("USD");
    } finally {
      await write(site);
      await shop.services.sites.refresh();
    }
  });

  test("a CSV without quantities is refused, until it is said what its new variants have", async () => {
    const text = "Handle,Title,Variant Price,Variant Inventory Tracker\npan,Pan,12.5,shopify\n";
    const csv = { text, format: "csv", name: "pans.csv" } as const;
    const refused = await shop.call<"previewImport", 409>("previewImport", { body: csv, headers });
    expect([refused.status, JSON.parse(refused.text).value.reason]).toEqual([
      409,
      "1 new variant is tracked, but pans.csv has no quantities. Export the inventory as well, or say what they have: none, unlimited, or a count such as 10.",
    ]);
    for (const stockUnknown of ["few", -1, 1.5])
      expect(
        (
          await shop.call<"previewImport", number>("previewImport", {
            body: { ...csv, stockUnknown } as never,
            headers,
          })
        ).status,
      ).toBe(400);
    const unlimited = await preview({ ...csv, stockUnknown: "unlimited" });
    expect((await apply({ ...csv, stockUnknown: 4 }, unlimited.plan)).body.reference).toBe(
      "changedMeanwhile",
    );
    const four = await preview({ ...csv, stockUnknown: 4 });
    expect((await apply({ ...csv, stockUnknown: 4 }, four.plan)).status).toBe(200);
    const pan = (await exported()).products.find(({ handle }) => handle === "pan");
    expect(pan?.inventories).toMatchObject([{ quantity: 4 }]);
  });

  test("products of a CSV get the source of the shop's first site with a checkout, unless others are named", async () => {
    const csv = { text: "Handle,Title,Variant Price\npot,Pot,12.5\n", format: "csv", name: "a.csv" } as const;
    const { sites, store } = shop.services;
    const look = async (own: readonly Site[], more: Partial<ImportInput> = {}) =>
      (
        await readImport(
          { store, sites: { all: () => own, current: () => undefined } as never },
          { ...csv, ...more },
        )
      ).options.sources;
    const outlet = sites.all().filter(({ code }) => code === "outlet" || code === "admin");
    expect(await look(sites.all())).toEqual(["boutique"]);
    expect(await look(outlet)).toEqual(["outlet"]);
    expect(await look([])).toEqual(["boutique"]);
    const shared = outlet.map((site) => ({ ...site, source: "boutique" }));
    expect(await look(shared)).toEqual(["boutique"]);
    expect(await look(shared, { sites: ["outlet"] })).toEqual(["boutique"]);
    const plus = sites
      .all()
      .slice(0, 1)
      .map((site): Site => ({ ...site, code: "plus", source: "plus" }));
    expect(await look([...plus, ...outlet])).toEqual(["outlet"]);
    expect(await look(plus)).toEqual(["plus"]);
    expect(await look(outlet, { sites: ["closet"] })).toEqual(["closet"]);
  });

  test("a text of another kind is refused with the reason", async () => {
    for (const [body, reason] of [
      [{ text: "[1]" }, "import must be an object with any of"],
      [{ text: "Handle", format: "csv", name: "a.csv" }, "a.csv"],
    ] as [ImportInput, string][]) {
      const { status, text } = await shop.call<"previewImport", 409>("previewImport", { body, headers });
      expect([status, text]).toEqual([409, expect.stringContaining(reason)]);
    }
  });

  test("says what would change and what is wrong in the language of the request", async () => {
    const french = { ...headers, "accept-language": "fr" };
    const look = async (body: ImportInput) => {
      const { text } = await shop.call<"previewImport", number>("previewImport", { body, headers: french });
      return JSON.parse(text);
    };
    const { bad } = await look(toFile({ discount: 150, type: "percentage" }));
    expect(bad[0].reason).toBe("discount est 150, mais un pourcentage est de 100 au plus");
    const [product] = (await exported()).products;
    const dear = product!.variants.map((variant) => ({ ...variant, prices: { USD: 4800 } }));
    const { moved, leaving } = await look({
      text: JSON.stringify({
        products: [derivePrices({ ...product!, variants: dear, collections: [], enabled: false })],
      }),
    });
    expect(moved[0]).toMatch(/^.+\u00a0: \d+ → 4800 USD$/);
    expect(leaving).toEqual([
      expect.stringMatching(/ quitte .+/),
      expect.stringMatching(/ est retiré de la vente$/),
    ]);
    const { value } = await look({ text: "[1]" });
    expect(value.reason).toMatch(/^import doit être un objet avec l’un de ces noms\u00a0: products, /);
    const refused = await shop.call<"applyImport", number>("applyImport", {
      body: { file: toFile({ discount: 150, type: "percentage" }), plan: "none" },
      headers: { ...french, "idempotency-key": randomUUID() },
    });
    expect(JSON.parse(refused.text).value.reason).toBe(bad[0].reason);
  });

  test("a body of megabytes is read with a key only", async () => {
    const body = { text: JSON.stringify({ promotions: [] }).padEnd(3_000_000) };
    expect((await shop.call("previewImport", { body, headers })).status).toBe(200);
    expect((await shop.call<"previewImport", 401>("previewImport", { body })).status).toBe(401);
    const { body: refused } = await shop.call<"submitCheckout", 400>("submitCheckout", { body });
    expect(refused.reference).toBe("validationError");
  });
});

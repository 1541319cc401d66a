import { orThrow } from "@velours/sdk";
import { decimalText } from "@velours/sdk/rules";
import type { MerchantPromotion, Order, Product, Promotion } from "@velours/sdk/types";
import { afterEach, expect, test, vi } from "vitest";
import { getOperation } from "../../../openapi/conformance/contract/document.ts";
import { buy, type Desk, openDesk as open, openSession, signIn } from "../../testing/openDesk.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** The owner at the desk of a session, who is its shopper, too. */
const openDesk = () => open("owner@example.com");
const at = (id: number, ifMatch?: string) => ({
  path: { id },
  ...(ifMatch !== undefined && { header: { "If-Match": ifMatch } }),
});
const halo = 100001;
const read = async (api: Desk, id = halo) => orThrow(await api.getMerchantProduct({ params: at(id) }));
const show = (api: Desk, id: number) => api.getProduct({ params: { path: { id } } });
const today = () => new Date().toISOString().slice(0, 10);
/** The day before and the day after: the shop's days are those of its site. */
const period = () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return { from: day(-5), until: day(1) };
};

test("a product is created under a number of the shop's, and the session's shopper finds and buys it", async () => {
  const api = await openDesk();
  const { product: model } = await read(api);
  const { id: _, handle: __, ...rest } = model;
  const [first] = model.variants;
  const body = {
    ...rest,
    id: 1,
    handle: "lamp",
    title: "Reading lamp",
    variants: [
      { ...first!, id: 0, sku: "LAMP", image_id: null, prices: { USD: 45 }, compare_at_prices: { USD: 60 } },
    ],
    inventories: [{ variant_id: 0, region: "US", requires_shipping: true, level: "high", quantity: 9 }],
  } as Product;
  const saved = orThrow(await api.createMerchantProduct({ body }));
  const { id, variants } = saved.product;
  expect([id > halo, variants[0]!.id > first!.id]).toEqual([true, true]);
  expect(orThrow(await show(api, id))).toMatchObject({ title: "Reading lamp", price: 45 });
  const found = orThrow(await api.listProducts({ params: { query: { search: "reading lamp" } } }));
  expect(found.map((each) => each.id)).toContain(id);
  expect(orThrow(await api.listStock({ params: { query: { q: "LAMP" } } }))[0]).toMatchObject({
    variantId: variants[0]!.id,
    quantity: 9,
  });
  const again = await api.createMerchantProduct({ body });
  expect(again.error).toMatchObject({ reference: "productBad" });
  expect((await openDesk().then((other) => show(other, id))).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });
});

test("a product is saved once, its pictures are those that were read, and its counts stay", async () => {
  const api = await openDesk();
  const { product, revision } = await read(api);
  const [row] = product.inventories;
  const inventories = product.inventories.map((each) => ({ ...each, quantity: 1 }));
  const save = (title: string, more: Partial<Product> = {}) =>
    api.saveMerchantProduct({
      params: at(halo, revision),
      body: { ...product, inventories, title, ...more },
    });
  const saved = orThrow(await save("Halo the second"));
  expect(saved.product.inventories[0]?.quantity).toBe(row?.quantity);
  expect(saved.product.images).toEqual(product.images);
  expect(orThrow(await show(api, halo)).title).toBe("Halo the second");
  expect((await save("Halo the third")).error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: saved.revision, current: saved },
  });
  const bad = async (change: Partial<Product>) =>
    (await api.saveMerchantProduct({ params: at(halo), body: { ...product, ...change } })).error;
  expect(await bad({ title: " " })).toMatchObject({ reference: "productBad" });
  expect(await bad({ images: [{ ...product.images[0]!, src: "javascript:alert(1)" }] })).toMatchObject({
    reference: "productBad",
  });
  const { product: other } = await read(api, 100002);
  expect(await bad({ handle: other.handle! })).toMatchObject({
    reference: "productBad",
    value: { reason: expect.stringContaining(other.handle!) },
  });
});

test("a product that is taken off sale is gone from the storefront until it is put on sale again", async () => {
  const api = await openDesk();
  const off = orThrow(await api.disableMerchantProduct({ params: at(halo) }));
  expect(off.states).toContain("disabled");
  expect((await show(api, halo)).error).toMatchObject({ reference: "resourceDoesNotExist" });
  const stale = await api.enableMerchantProduct({ params: at(halo, "older") });
  expect(stale.error).toMatchObject({ reference: "changedMeanwhile", value: { current: off } });
  const on = orThrow(await api.enableMerchantProduct({ params: at(halo, off.revision) }));
  expect(on.states).not.toContain("disabled");
  expect(orThrow(await show(api, halo)).id).toBe(halo);
  const missing = await api.disableMerchantProduct({ params: at(1) });
  expect(missing.error).toMatchObject({ reference: "resourceDoesNotExist" });
});

test("a promotion is tried on the session's orders and on carts by hand", async () => {
  const api = await openDesk();
  const promotion: Promotion = {
    id: 990_001,
    name: "BENCH20",
    type: "percentage",
    discount: 20,
    enabled: true,
    site: "boutique",
  };
  const orders = orThrow(await api.listMerchantOrders({}));
  const trial = orThrow(await api.tryMerchantPromotion({ body: { promotion } }));
  expect([trial.carts, trial.used]).toEqual([orders.length, orders.length]);
  expect(orders.map(({ order }) => order.number)).toContain(trial.dearest?.order);
  const { product } = await read(api);
  const lines = [{ variantId: product.variants[0]!.id, quantity: 2 }];
  const carts = [{ currency: "USD" as const, lines }];
  const byHand = orThrow(await api.tryMerchantPromotion({ body: { promotion, carts } }));
  const subtotal = 2 * product.variants[0]!.prices.USD!;
  expect(byHand).toMatchObject({
    carts: 1,
    used: 1,
    sums: [{ currency: "USD", subtotal: decimalText(subtotal) }],
  });
  const elsewhere = { ...promotion, site: "closet" as const };
  expect(orThrow(await api.tryMerchantPromotion({ body: { promotion: elsewhere } })).carts).toBe(0);
});

test("reports add up to the session's orders and refunds, and are exported as they are read", async () => {
  const api = await openDesk();
  const orders = orThrow(await api.listMerchantOrders({}));
  const sum = (read: (order: (typeof orders)[number]) => number) =>
    decimalText(orders.reduce((total, each) => total + read(each), 0));
  const report = async (name: "sales" | "products" | "refunds" | "liabilities") =>
    orThrow(await api.readReport({ params: { path: { name }, query: { ...period(), by: "month" } } }));
  const [{ order }] = orders as [(typeof orders)[number]];
  const before = await report("sales");
  expect(before.totals).toMatchObject([
    { currency: "USD", orders: orders.length, total: sum((each) => each.order.invoice.total) },
  ]);
  expect((await report("refunds")).totals).toEqual([]);
  const refunded = orThrow(
    await api.refundOrder({ params: { path: { number: order.number } }, body: { lines: [{ line: 1 }] } }),
  );
  const [refund] = refunded.order.refunds!;
  const after = await report("sales");
  expect(after.totals[0]).toMatchObject({ refunded: decimalText(refund!.amount) });
  expect((await report("refunds")).totals).toMatchObject([
    { refunds: 1, refunded: decimalText(refund!.amount) },
  ]);
  const units = orders.flatMap(({ order }) => order.products.map(({ _quantity }) => _quantity));
  expect((await report("products")).totals).toMatchObject([
    { units: units.reduce((a, b) => a + b, 0), refundedUnits: refund!.lines[0]!.quantity },
  ]);
  for (const { opening, added, used, closing } of (await report("liabilities")).rows)
    expect(Number(closing)).toBeCloseTo(Number(opening) + Number(added) - Number(used), 2);
  const query = { ...period(), by: "month" as const };
  const path = { name: "products" } as const;
  const whole = await report("products");
  expect(orThrow(await api.readReport({ params: { path, query: { ...query, limit: 1 } } }))).toEqual({
    ...whole,
    rows: whole.rows.slice(0, 1),
    more: whole.rows.length - 1,
  });
  const csv = await orThrow(await api.exportReport({ params: { path: { name: "sales" }, query } })).text();
  // The demo's orders can be of two months.
  const [, ...months] = csv.trim().split("\r\n");
  const counted = months.map((row) => Number(/^\d{4}-\d\d,USD,(\d+),/.exec(row)?.[1]));
  expect(counted.reduce((total, count) => total + count, 0)).toBe(orders.length);
  const turned = await api.readReport({
    params: { path: { name: "sales" }, query: { from: today(), until: "2020-01-01" } },
  });
  expect(turned.error).toMatchObject({ reference: "validationError", value: { until: expect.any(String) } });
});

test("an offer that was accepted after midnight counts on the day of its own invoice", async () => {
  const setClock = (now: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
  setClock("2026-03-31T23:58:00Z");
  const api = openSession();
  const order = await buy(api, (checkout) => ({
    ...checkout,
    user: { ...checkout.user, email: "ada+upsell-single@example.com" },
  }));
  const { products, transaction_id, nonce, expires, task_id } = order.upsells!;
  const [{ _variant, invoice: offered }] = products as [(typeof products)[number]];
  setClock("2026-04-01T00:02:00Z");
  const { total, currency } = offered!;
  const accepted: Order = orThrow(
    await api.acceptUpsell({
      body: {
        user: { email: order.user.email },
        payment: { transaction_id, token: null, nonce },
        cart: {
          products: [{ variant: { id: _variant.id }, quantity: 1 }],
          invoice: { total, currency },
        },
        task: { id: task_id },
        meta: { expires },
      },
    }),
  );
  await signIn(api, "owner@example.com");
  const april = { from: "2026-04-01", until: "2026-04-01" };
  const read = async (name: "sales" | "products") =>
    orThrow(await api.readReport({ params: { path: { name }, query: april } })).rows;
  expect(await read("sales")).toMatchObject([{ orders: 0, total: decimalText(total) }]);
  expect(await read("products")).toMatchObject([{ itemId: products[0]!.id, units: 1 }]);
  const list = async (daysOf: "placed" | "invoiced") => {
    const query = { fromDay: april.from, untilDay: april.until, daysOf };
    const listed = orThrow(await api.listMerchantOrders({ params: { query } }));
    return listed.map(({ order: { number } }) => number);
  };
  expect([await list("invoiced"), await list("placed")]).toEqual([[accepted.number], []]);
});

test("orders are exported for accounting with what was paid, and found by the figures of a report", async () => {
  const api = await openDesk();
  const orders = orThrow(await api.listMerchantOrders({}));
  const [{ order }] = orders as [(typeof orders)[number]];
  orThrow(await api.refundOrder({ params: { path: { number: order.number } }, body: {} }));
  const rows = (await orThrow(await api.exportOrders({ params: { query: { format: "ndjson" } } })).text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { order: string; amount: string; sku: string | null; kind: string });
  expect(new Set(rows.map((row) => row.order)).size).toBe(orders.length);
  const own = rows.filter((row) => row.order === order.number);
  expect(own.reduce((total, { amount }) => total + Number(amount), 0)).toBeCloseTo(0, 2);
  expect(own.find(({ kind }) => kind === "sale")?.sku).toBeTruthy();
  const { from: fromDay, until: untilDay } = period();
  const [line] = order.products;
  const query = { fromDay, untilDay, product: line!.id };
  const found = orThrow(await api.listMerchantOrders({ params: { query } }));
  expect(found.map((each) => each.order.number)).toEqual([order.number]);
  const refunded = { fromDay, untilDay, daysOf: "refunded" as const };
  expect(orThrow(await api.listMerchantOrders({ params: { query: refunded } })).length).toBe(1);
  const alone = await api.listMerchantOrders({ params: { query: { product: line!.id } } });
  expect(alone.error).toMatchObject({ reference: "validationError" });
});

test("tax rates are saved together, and a stale or wrong table is refused", async () => {
  const api = await openDesk();
  const { rates, revision } = orThrow(await api.getTaxRates({}));
  expect(rates).toEqual([]);
  const save = (table: typeof rates, ifMatch = revision) =>
    api.saveTaxRates({ params: { header: { "If-Match": ifMatch } }, body: { rates: table } });
  const [{ rates: examples }] = getOperation("saveTaxRates").examples as [{ rates: typeof rates }];
  const [texas] = examples as [(typeof rates)[number]];
  const saved = orThrow(await save([texas, { ...texas, country: "CA", state: null }]));
  expect(saved.rates.map(({ country }) => country)).toEqual(["CA", texas.country]);
  expect(orThrow(await api.getTaxRates({}))).toEqual(saved);
  expect((await save([])).error).toMatchObject({ reference: "changedMeanwhile", value: { current: saved } });
  expect((await save([texas, texas], saved.revision)).error).toMatchObject({
    reference: "ratesBad",
    value: { rows: [{ row: 1 }] },
  });
});

test("a picture that the desk keeps is that of a product it is saved with", async () => {
  const api = await openDesk();
  const data =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const { src } = orThrow(await api.saveMerchantPicture({ body: { data } }));
  const { product } = await read(api);
  const images = product.images.map((image, place) => (place === 0 ? { ...image, src } : image));
  const { product: saved } = orThrow(
    await api.saveMerchantProduct({ params: at(halo), body: { ...product, images } }),
  );
  expect(saved.images[0]?.src).toContain(`data:image/png;base64,${data}`);
  expect(orThrow(await show(api, halo)).images[0]?.src).toBe(saved.images[0]?.src);
  const bad = await api.saveMerchantPicture({ body: { data: btoa("<svg onload=alert(1)>") } });
  expect(bad.error).toMatchObject({ reference: "pictureBad" });
});

/** The shop as its desk exports it. */
const exportShop = async (api: Desk) =>
  JSON.parse(await orThrow(await api.exportShop({})).text()) as Record<
    "products" | "promotions" | "sites" | "pages",
    { [field: string]: unknown }[]
  >;

test("a file is imported exactly as its preview said, and what is exported changes nothing", async () => {
  const api = await openDesk();
  const shop = await exportShop(api);
  const same = orThrow(await api.previewImport({ body: { text: JSON.stringify(shop) } }));
  expect([same.changesTotal, same.bad, same.rows.good > 100]).toEqual([0, [], true]);
  const product = shop.products.find(({ id }) => id === halo) as unknown as Product;
  const variants = product.variants.map((each, place) =>
    place === 0 ? { ...each, prices: { ...each.prices, USD: 80 } } : each,
  );
  const promotion = {
    id: 990_002,
    name: "FILE10",
    type: "percentage",
    discount: 10,
    enabled: true,
    site: "boutique",
  };
  const page = { handle: "from-a-file", title: "From a file", html: "<p>Soon</p>" };
  const site = { ...shop.sites.find(({ code }) => code === "boutique"), name: "Of a file" };
  const file = {
    text: JSON.stringify(
      { products: [{ ...product, variants }], promotions: [promotion], pages: [page], sites: [site] },
      null,
      1,
    ),
    name: "spring.json",
  };
  const preview = orThrow(await api.previewImport({ body: file }));
  expect(preview.changes.map(({ part, change }) => [part, change])).toEqual([
    ["products", "changed"],
    ["promotions", "new"],
    ["sites", "changed"],
    ["pages", "new"],
  ]);
  expect(preview.changes[0]?.fields).toContainEqual({
    path: "variants[200001].prices.USD",
    before: String(product.variants[0]!.prices.USD),
    after: "80",
  });
  expect(preview.moved.length).toBe(1);
  const apply = { body: { plan: preview.plan!, file } };
  const [applied, second] = await Promise.all([api.applyImport(apply), api.applyImport(apply)]);
  expect(second.error).toMatchObject({ reference: "changedMeanwhile" });
  const { parts } = orThrow(applied);
  expect(parts.map(({ part, created, updated }) => [part, created, updated])).toEqual([
    ["products", 0, 1],
    ["promotions", 1, 0],
    ["sites", 0, 1],
    ["pages", 1, 0],
  ]);
  expect(orThrow(await show(api, halo)).variants[0]?.price).toBe(80);
  expect(orThrow(await api.getPromotion({ params: { path: { code: "FILE10" } } })).discount).toBe(10);
  expect(orThrow(await api.getPage({ params: { path: { handle: page.handle } } })).title).toBe(page.title);
  expect(orThrow(await api.getSite({ params: { path: { site: "boutique" } } })).name).toBe("Of a file");
  const again = await api.applyImport(apply);
  expect(again.error).toMatchObject({
    reference: "changedMeanwhile",
    value: { current: { changesTotal: 0 } },
  });
});

test("a file with bad rows says where they stand and imports nothing, unless they are left out", async () => {
  const api = await openDesk();
  const { products } = await exportShop(api);
  const [good, other] = products as [object, Product];
  const rows = [{ ...good, title: "Renamed" }, { ...other, id: 990_009 }, { id: 5 }];
  const text = `{\n"products": [\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n}`;
  const preview = orThrow(await api.previewImport({ body: { text } }));
  expect(preview.plan).toBeNull();
  expect(preview.bad.map(({ line }) => line).sort()).toEqual([4, 5]);
  const file = { text, skipBad: true };
  const { plan, changesTotal } = orThrow(await api.previewImport({ body: file }));
  expect(changesTotal).toBe(1);
  orThrow(await api.applyImport({ body: { plan: plan!, file } }));
  expect((await exportShop(api)).products[0]?.title).toBe("Renamed");
  for (const body of [
    { text: '{\n"products": [' },
    { text: "[]" },
    { text: '{"lamps": []}' },
    { text: "Handle,Title", format: "csv" as const },
    { text: '{"reviews": [{}]}' },
  ])
    expect((await api.previewImport({ body })).error).toMatchObject({ reference: "importBad" });
});

test("a promotion and the settings of a site are saved with the checks of an import, and a stale one is refused", async () => {
  const api = await openDesk();
  const [stored] = orThrow(await api.listMerchantPromotions({}));
  const { promotion, revision } = stored!;
  const save = (change: Partial<Promotion>, ifMatch = revision) =>
    api.saveMerchantPromotion({
      params: at(promotion.id, ifMatch),
      body: { ...promotion, ...change },
    });
  const bad = await save({ type: "percentage", discount: 150 });
  expect(bad.error).toMatchObject({
    reference: "promotionBad",
    value: { reason: expect.stringContaining("150") },
  });
  const saved = orThrow(await save({ enabled: !promotion.enabled }));
  expect((await save({ enabled: true })).error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: saved.revision },
  });
  const path = { site: "boutique" as const };
  const { site } = orThrow(await api.getMerchantSite({ params: { path } }));
  const navigation = [...site.navigation, { label: "Nowhere", url: "/no-such-listing" }];
  const lost = await api.saveMerchantSite({ params: { path }, body: { ...site, navigation } });
  expect(lost.error).toMatchObject({
    reference: "siteBad",
    value: { reason: expect.stringContaining("no-such-listing") },
  });
});

test("the ledger of a count has what it began with, moves by their reasons and sales by their orders", async () => {
  const api = await openDesk();
  const stock = orThrow(await api.listStock({ params: { query: { level: "high", limit: 100 } } }));
  const { variantId, region, quantity, sold } = stock.find((item) => item.sold > 0)!;
  const place = { variantId, region };
  orThrow(
    await api.moveStock({ body: { ...place, delta: 5, reason: "received" }, idempotencyKey: "received-1" }),
  );
  orThrow(
    await api.moveStock({ body: { ...place, delta: -2, reason: "lost" }, idempotencyKey: "lost-00001" }),
  );
  const read = (query: object) => api.listStockEntries({ params: { query: { ...place, ...query } } });
  const entries = orThrow(await read({}));
  const ofOrders = entries.filter(({ reason }) => reason === "order");
  expect(ofOrders.reduce((sum, { delta }) => sum - delta, 0)).toBe(sold);
  for (const { order } of ofOrders) expect(order).toMatch(/^V-/);
  expect(entries.slice(0, 2).map(({ reason }) => reason)).toEqual(["lost", "received"]);
  expect(entries.at(-1)).toMatchObject({ reason: "import" });
  expect(entries.reduce((sum, { delta }) => sum + delta, 0)).toBe((quantity ?? 0) + 3);
  const page = await read({ limit: 1 });
  const cursor = page.response.headers.get("x-pagination-next") ?? "";
  expect(orThrow(await read({ limit: 1, cursor }))).toEqual([entries[1]]);
});

test("units of a cancelled order begin no count where it has ended", async () => {
  const api = await openDesk();
  const { id, products } = await buy(api);
  const { product } = await read(api, products[0]!.id);
  const inventories = product.inventories.map((row) => ({ ...row, level: "high", quantity: null }));
  const text = JSON.stringify({ products: [{ ...product, inventories }] });
  const file = { text, stock: "set" } as const;
  const { plan } = orThrow(await api.previewImport({ body: file }));
  orThrow(await api.applyImport({ body: { plan: plan!, file } }));
  orThrow(await api.cancelOrder({ params: { path: { id } } }));
  const query = { q: String(product.variants[0]!.id), limit: 100 };
  const stock = orThrow(await api.listStock({ params: { query } }));
  expect([...new Set(stock.map(({ quantity }) => quantity))]).toEqual([null]);
});

test("promotions are found by state and site, and exported in the order of their list", async () => {
  const api = await openDesk();
  const list = async (query: object = {}) =>
    orThrow(await api.listMerchantPromotions({ params: { query: { limit: 100, ...query } } }));
  const idsOf = async (query: object) => (await list(query)).map(({ promotion }) => promotion.id);
  const all = await list();
  const [{ promotion }] = (await list({ state: "live" })) as [MerchantPromotion];
  orThrow(await api.endMerchantPromotion({ params: { path: { id: promotion.id } } }));
  expect(await idsOf({ state: "ended" })).toContain(promotion.id);
  expect(await idsOf({ state: "live" })).not.toContain(promotion.id);
  const ofSite = all.filter((each) => each.promotion.site === promotion.site);
  expect(await idsOf({ site: promotion.site })).toEqual(ofSite.map((each) => each.promotion.id));
  const sort = "name-descending" as const;
  const sorted = await list({ sort });
  const names = sorted.map((each) => each.promotion.name.toLowerCase());
  expect(names).toEqual([...names].sort().reverse());
  const csv = await orThrow(await api.exportMerchantPromotions({ params: { query: { sort } } })).text();
  const rows = csv.trim().split("\r\n").slice(1);
  expect(rows.map((row) => Number(row.split(",")[0]))).toEqual(sorted.map((each) => each.promotion.id));
});

import { numberVariants } from "@velours/sdk/shop";
import type { Inventory, MerchantProduct, Product, Variant } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { ids } from "../../testing/shopData.ts";

describeOperation("saveMerchantProduct", (shop) => {
  const { callers, send, lastEntry, undo } = merchantCalls(shop);
  const db = () => shop().services.store.db;

  const at = (id: number) => ({ params: { id } });
  const read = async (id: number): Promise<MerchantProduct> =>
    (await send("getMerchantProduct", at(id))).body;
  const save = (product: Product, more: Headers = {}, headers?: Headers) =>
    send("saveMerchantProduct", { ...at(product.id), body: product, headers: more }, headers);
  const create = (product: Product, more: Headers = {}, headers?: Headers) =>
    send("createMerchantProduct", { body: product, headers: more }, headers);
  const undoLast = async () => undo((await lastEntry()).id);
  const show = async (id: number) => {
    await shop().services.catalogue.refresh();
    return shop().call("getProduct", at(id));
  };
  const halo = ids.halo.product;
  const { bundle } = ids;

  const lamp = (more: Partial<Product> = {}, variant: Partial<Variant> = {}): Product => ({
    id: 1,
    title: "Lamp",
    vendor: "Maison Velours",
    type: "Lamps",
    images: [],
    meta: {},
    price: 999,
    prices: { USD: 999 },
    sources: ["boutique"],
    inventories: [{ variant_id: 0, region: "US", requires_shipping: true, level: "high", quantity: 10 }],
    variants: [
      {
        id: 0,
        sku: "LAMP",
        option1: "Default Title",
        price: 999,
        compare_at_price: null,
        prices: { USD: 20, EUR: 19 },
        taxable: true,
        inventory_policy: "deny",
        ...variant,
      },
    ],
    ...more,
  });

  test("200: what was read is saved again, and nothing has changed", async () => {
    for (const id of [halo, bundle.product, ids.ebook.product]) {
      const { product, revision, states } = await read(id);
      const saved = await save(product, { "if-match": revision });
      expect(saved.body).toEqual({ product, revision, states });
      expect((await lastEntry()).changes).toEqual([]);
    }
  });

  test("200: texts are shown at once, HTML is cleaned, and an undo and its undo put them back", async () => {
    const { product, revision } = await read(bundle.product);
    const description = '<p onclick="alert(1)">Both.</p><script>alert(1)</script>';
    const translations = { fr: { title: "Les deux", description: "<p>Les deux.</p>" } };
    const next = { ...product, title: "Both", description, translations };
    const saved = await save(next, { "if-match": revision });
    expect(saved.body.product).toEqual({ ...next, description: "<p>Both.</p>" });
    expect(saved.body.revision).not.toBe(revision);
    expect((await show(bundle.product)).body).toMatchObject({ title: "Both" });
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      command: `saveMerchantProduct ${bundle.product}`,
      site: null,
      invertible: true,
      changes: [{ part: "products", key: String(bundle.product), name: "Both", product: bundle.product }],
    });
    await save({ ...next, vendor: "Somebody else meanwhile" });
    expect((await undo(entry.id)).status).toBe(200);
    expect((await read(bundle.product)).product).toEqual({ ...product, vendor: "Somebody else meanwhile" });
    await undoLast();
    expect((await read(bundle.product)).product.title).toBe("Both");
    await save(product);
    expect(await read(bundle.product)).toMatchObject({ product, revision });
  });

  test("200: stock stays as the shop counts it, whatever is sent, and that of a new variant begins", async () => {
    const { product } = await read(halo);
    const sold = { variantId: ids.halo.violet, region: "US", delta: -1, reason: "damaged" };
    await send("moveStock", { body: sold });
    const rose = { ...(product.variants[0] as Variant), id: -1, sku: "ROSE", option1: "Rose" };
    const counts: Inventory[] = [
      ...product.inventories.map((row) => ({ ...row, quantity: 7 })),
      { variant_id: -1, region: "US", requires_shipping: true, level: "high", quantity: 40 },
    ];
    const saved: MerchantProduct = (
      await save({ ...product, variants: [...product.variants, rose], inventories: counts })
    ).body;
    const added = saved.product.variants.at(-1) as Variant;
    expect(added).toMatchObject({ sku: "ROSE", option1: "Rose" });
    expect(added.id).toBeGreaterThan(200_000);
    const counted = ({ inventories }: Product) =>
      inventories.map(({ variant_id, region, quantity }) => [variant_id, region, quantity]);
    const before = counted(product).map(([id, ...row]) =>
      id === ids.halo.violet ? [id, "US", (row[1] as number) - 1] : [id, ...row],
    );
    expect(counted(saved.product)).toEqual([...before, [added.id, "US", 40]]);
    const entries = await db()
      .selectFrom("stock_entries")
      .select("delta")
      .where("variant_id", "=", added.id)
      .execute();
    expect(entries).toEqual([{ delta: 40 }]);
    // Its undo takes the variant away, with its stock; the undo of that brings both back as they were.
    await send("moveStock", { body: { ...sold, variantId: added.id } });
    await undoLast();
    expect((await undo((await lastEntry()).id)).status).toBe(200);
    await send("moveStock", { body: { ...sold, delta: 1, reason: "received" } });
  });

  test("200: the undo of a variant that was taken away brings it back with what was there", async () => {
    const first = await create(lamp());
    const { product }: MerchantProduct = first.body;
    const [variant] = product.variants as [Variant];
    await send("moveStock", { body: { variantId: variant.id, region: "US", delta: -4, reason: "damaged" } });
    const second = { ...variant, id: 0, sku: "LAMP-2", option1: "Second" };
    const both: MerchantProduct = (await save({ ...product, variants: [variant, second] })).body;
    const [, added] = both.product.variants as [Variant, Variant];
    const alone = (await save({ ...both.product, variants: [added] })).body as MerchantProduct;
    expect(alone.product.inventories).toEqual([]);
    await undoLast();
    expect((await read(product.id)).product).toEqual(both.product);
    expect(both.product.inventories).toMatchObject([{ variant_id: variant.id, quantity: 6 }]);
  });

  test("201: the number of a variant that was removed is never another's", async () => {
    const { product }: MerchantProduct = (await create(lamp())).body;
    const [{ id: gone, ...rest }] = product.variants as [Variant];
    const second: MerchantProduct = (await save({ ...product, variants: [{ ...rest, id: 0 }] })).body;
    const numbers = [second, (await create(lamp())).body].map(({ product: { variants } }) => variants[0]?.id);
    expect(new Set([gone, ...numbers]).size).toBe(3);
  });

  test("200: a product that an import let cost nothing can have other words", async () => {
    const { product }: MerchantProduct = (await create(lamp())).body;
    const free = { ...product, variants: product.variants.map((each) => ({ ...each, prices: { USD: 0 } })) };
    await db()
      .updateTable("products")
      .set({ document: JSON.stringify(free) })
      .where("id", "=", product.id)
      .execute();
    expect((await save({ ...free, title: "Free" })).body.product).toMatchObject({ title: "Free" });
  });

  test("200: the prices that are shown follow from those of the variants", async () => {
    const { body }: { body: MerchantProduct } = await create(lamp());
    expect(body.product).toMatchObject({ price: 20, prices: { USD: 20, EUR: 19 } });
    expect(body.product.variants[0]).toMatchObject({ price: 20, compare_at_price: null });
    const variants = body.product.variants.map((variant) => ({
      ...variant,
      prices: { USD: 15 },
      compare_at_prices: { USD: 20 },
    }));
    expect((await save({ ...body.product, variants })).body.product).toMatchObject({
      price: 15,
      prices: { USD: 15 },
      variants: [{ price: 15, compare_at_price: 20 }],
    });
  });

  test("201: a product is added under numbers of the shop's, is sold, and its undo takes it off sale", async () => {
    const added = await create(lamp({ handle: "lamp" }));
    expect(added.status).toBe(201);
    const { product }: MerchantProduct = added.body;
    const [{ id: variant }] = product.variants as [Variant];
    expect(product).toMatchObject({ title: "Lamp", inventories: [{ variant_id: variant, quantity: 10 }] });
    const shown = await show(product.id);
    expect(shown.body).toMatchObject({ title: "Lamp", price: 20 });
    const entry = await lastEntry();
    expect(entry.command).toBe(`createMerchantProduct ${product.id}`);
    expect((await undo(entry.id)).status).toBe(200);
    expect((await read(product.id)).states).toContain("disabled");
    expect((await show(product.id)).status).toBe(404);
    expect((await undoLast()).status).toBe(200);
    expect((await show(product.id)).status).toBe(200);
  });

  test("201: two who add products at once get numbers of their own", async () => {
    const answers = await Promise.all([create(lamp()), create(lamp()), create(lamp())]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.product.id)).size).toBe(3);
    expect(new Set(answers.map(({ body }) => body.product.variants[0].id)).size).toBe(3);
  });

  test("200: prices that somebody sets at the same time are not lost", async () => {
    const { product } = await read(halo);
    const [{ id: variantId }] = product.variants as [Variant];
    const price = (usd: string) =>
      send("changePrices", { body: { prices: [{ variantId, currency: "USD", price: usd }] } });
    const [saved] = await Promise.all([save({ ...product, vendor: "Both" }), price("51.00")]);
    expect(saved.status).toBe(200);
    const after = await read(halo);
    // In either order: the price that was typed, or all of the product as it was read.
    expect([after.product.vendor, after.product.variants[0]?.prices.USD]).toSatisfy(
      ([vendor, usd]: [string, number]) => vendor === "Both" && [51, product.price].includes(usd),
    );
    await save(product);
  });

  test.each<[string, Partial<Product>, string]>([
    ["a handle of another product", { handle: "halo" }, "handle halo is already that of product 1"],
    [
      "a variant of another product",
      { variants: lamp({}, { id: ids.halo.violet }).variants },
      "variant id 11 is already one of product 1",
    ],
    [
      "a number that the shop never gave",
      { variants: lamp({}, { id: 9_007_199_254_740_990 }).variants },
      "given",
    ],
    [
      "a day that no month has",
      { created_at: "2026-02-30T00:00:00Z" },
      "created_at is no day of the calendar",
    ],
    ["an address that is none", { images: [{ id: 1, src: "//127.0.0.1/x.png", alt: "" }] }, "no address"],
    [
      "an address that leads nowhere",
      { images: [{ id: 1, src: "https://8.8.8.256/x.png", alt: "" }] },
      "no address",
    ],
    [
      "a blank before an address",
      { images: [{ id: 1, src: " http://a.example/x.png", alt: "" }] },
      "no address",
    ],
    [
      "a still of a video inside",
      { videos: [{ id: 1, src: "/a.webm", poster: "http://127.0.0.1:9/x.png", title: "A" }] },
      "http://127.0.0.1:9/x.png",
    ],
    ["pictures that share an id", { images: [1, 1].map((id) => ({ id, src: "/a.svg", alt: "" })) }, "share"],
    ["a blank title", { title: " " }, "title is blank"],
    ["a price below its minimum", { minimum_prices: { USD: 21 } }, "at least 21"],
    ["a thousandth of a dollar", { variants: lamp({}, { prices: { USD: 1.005 } }).variants }, "two decimals"],
    ["a wrong GTIN", { variants: lamp({}, { gtin: "4006381333932" }).variants }, "whose last digit"],
    ["goods that cost nothing", { variants: lamp({}, { prices: { USD: 0 } }).variants }, "at least 0.01"],
    [
      "a picture of a host inside",
      { images: [{ id: 1, src: "http://127.0.0.1:9/x.png", alt: "" }] },
      "http://127.0.0.1:9/x.png",
    ],
  ])("409 productBad: %s, and nothing is added", async (_, change, reason) => {
    const count = async () => (await send("listMerchantProducts", { query: "q=lamp" })).body.length;
    const before = await count();
    const { status, body } = await create(lamp({ inventories: [], ...change }));
    expect([status, body.reference]).toEqual([409, "productBad"]);
    expect(body.value.reason).toContain(reason);
    expect(await count()).toBe(before);
  });

  test.each([
    ["a blank title", { title: " " }, "title est vide"],
    [
      "a price below its minimum",
      { minimum_prices: { USD: 21 } },
      /^la variante -?\d+ coûte 20 USD, mais doit coûter au moins 21$/,
    ],
    [
      "a picture of a host inside",
      { images: [{ id: 1, src: "http://127.0.0.1:9/x.png", alt: "" }] },
      "http://127.0.0.1:9/x.png\u00a0: 127.0.0.1 est une adresse interne à un réseau, qui n’est pas consultée",
    ],
    ["a field that the contract does not name", { colour: "red" }, "colour n’est pas connu"],
  ])("409 productBad: %s is refused in French", async (_, change, reason) => {
    const { status, body } = await create(lamp({ inventories: [], ...change }), { "accept-language": "fr" });
    expect([status, body.reference]).toEqual([409, "productBad"]);
    expect(body.value.reason).toMatch(reason);
  });

  test("409 productBad: a saved product is refused in French, too", async () => {
    const { product }: MerchantProduct = (await send("getMerchantProduct", at(halo))).body;
    const [other] = (await send("listMerchantProducts", { query: "limit=100" })).body.filter(
      (row: MerchantProduct) => row.product.id !== halo && row.product.handle !== undefined,
    );
    const { id, handle } = other.product;
    const { status, body } = await save({ ...product, handle }, { "accept-language": "fr" });
    expect([status, body.value.reason]).toEqual([409, `handle ${handle} est déjà celui du produit ${id}`]);
  });

  test("200: a picture is kept under the hash of its bytes, shown, and a product shows it", async () => {
    const bytes = Buffer.from("GIF89a a very small picture");
    const upload = (data: Buffer, more: Headers = {}) =>
      send("saveMerchantPicture", { body: { data: data.toString("base64") }, headers: more });
    const [first, again] = [await upload(bytes), await upload(bytes)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    const { src } = first.body;
    const shown = await shop().app.inject(src);
    expect([shown.statusCode, shown.headers["content-type"], shown.rawPayload]).toEqual([
      200,
      "image/gif",
      bytes,
    ]);
    const added = await create(lamp({ images: [{ id: 1, src, alt: "" }] }));
    expect(added.body.product.images).toEqual([{ id: 1, src, alt: "" }]);
    expect((await lastEntry()).command).toBe(`createMerchantProduct ${added.body.product.id}`);
    // A caller of one site keeps pictures, too, and the log of that site says so.
    const own = await send(
      "saveMerchantPicture",
      { body: { data: bytes.toString("base64") } },
      callers.outlet,
    );
    expect([own.status, own.body]).toEqual([200, first.body]);
    expect(await lastEntry()).toMatchObject({ command: `saveMerchantPicture ${src}`, site: "outlet" });
    for (const text of ["<svg onload='alert(1)'/>", "%PDF-1.7"])
      expect((await upload(Buffer.from(text))).body).toMatchObject({
        reference: "pictureBad",
        value: { reason: "it is no JPEG, PNG, GIF, WebP or AVIF" },
      });
  });
});

describe("numberVariants", () => {
  test("numbers new variants wherever they are named, and leaves the others", () => {
    const variant = (id: number) => ({ id }) as Variant;
    const product = {
      variants: [variant(0), variant(11), variant(-1)],
      inventories: [{ variant_id: -1 }, { variant_id: 11 }],
      images: [{ id: 1, variant_ids: [0, 11] }, { id: 2 }],
    } as Product;
    expect(numberVariants(product, 300)).toEqual({
      variants: [variant(300), variant(11), variant(301)],
      inventories: [{ variant_id: 301 }, { variant_id: 11 }],
      images: [{ id: 1, variant_ids: [300, 11] }, { id: 2 }],
    });
  });
});

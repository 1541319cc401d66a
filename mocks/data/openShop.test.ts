import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@velours/sdk";
import type { GiftCard, Product, Promotion, Variant } from "@velours/sdk/types";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createMockFetch, type MockFetchOptions } from "../createMockFetch.ts";
import { startMock } from "../startMock.ts";
import { toLogin } from "../testing/openDesk.ts";
import { readShopFile } from "./readShopFile.ts";
import type { ShopData } from "./ShopData.ts";

const clientToken = "velours-dev";
const clientOf = (options: MockFetchOptions) =>
  createClient({ baseUrl: "/api", clientToken, fetch: createMockFetch(options), retries: 0 });

const variant = (id: number, changes: Partial<Variant> = {}): Variant => ({
  id,
  sku: `V-${id}`,
  option1: "Default Title",
  price: 20,
  prices: { USD: 20 },
  compare_at_price: null,
  taxable: true,
  inventory_policy: "deny",
  ...changes,
});

/** The fewest fields a product needs. */
const product = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  title: "Lamp",
  handle: `lamp-${id}`,
  vendor: "Atelier",
  type: "Lamps",
  images: [],
  meta: { category: "lamps" },
  price: 20,
  prices: { USD: 20 },
  sources: ["boutique"],
  collections: ["lamps"],
  variants: [variant(id * 10)],
  inventories: [{ variant_id: id * 10, region: "US", level: "high", requires_shipping: true, quantity: 50 }],
  ...changes,
});

const promotion: Promotion = {
  id: 9001,
  name: "MINE10",
  description: "10% off",
  type: "percentage",
  discount: 10,
  enabled: true,
  site: "boutique",
};
const card: GiftCard = {
  code: "9000-0000-0000-0001",
  amount_remaining: 12,
  site: "boutique",
  currency: "USD",
};

const byId = (id: number) => ({ params: { path: { id } } });

describe("data of one's own", () => {
  const longTitle = "Lampe ".repeat(15);
  const variants = Array.from({ length: 30 }, (_, index) =>
    variant(8000 + index, { option1: `Size ${index}` }),
  );

  it("shows products of any shape as they are, beside the demo's", async () => {
    const rows: [string, Product][] = [
      ["a title of 90 letters", product(1, { title: longTitle })],
      ["30 variants", product(2, { variants, options: ["Size"], inventories: [] })],
      ["no picture", product(3)],
      [
        "no price",
        product(4, {
          price: 0,
          prices: { USD: 0 },
          variants: [variant(40, { price: 0, prices: { USD: 0 } })],
        }),
      ],
      ["text from right to left", product(5, { title: "مصباح ليلي" })],
    ];
    const shop = clientOf({ products: rows.map(([, row]) => row) });
    expect(longTitle).toHaveLength(90);
    for (const [what, row] of rows) {
      const { data } = await shop.getProduct(byId(row.id));
      expect([what, data?.title, data?.variants.length, data?.price]).toEqual([
        what,
        row.title,
        row.variants.length,
        row.price,
      ]);
    }
    expect((await shop.getProduct(byId(100001))).data?.handle).toBe("halo");
    const { data: found } = await shop.listProducts({ params: { query: { search: "مصباح" } } });
    expect(found?.map(({ id }) => id)).toEqual([5]);
  });

  it("takes a row of the demo's key in its place, in listings too", async () => {
    const shop = clientOf({ products: [product(100001, { handle: "halo", title: "My Halo" })] });
    expect((await shop.getProduct(byId(100001))).data?.title).toBe("My Halo");
  });

  it("without the demo holds nothing else", async () => {
    const shop = clientOf({ demo: false, products: [product(1), product(2)] });
    const { data } = await shop.listProducts({
      params: { query: { filter: { sources: ["boutique"] } } },
    } as never);
    expect(data?.map(({ id }) => id).sort()).toEqual([1, 2]);
    const code = { params: { path: { code: "WELCOME15" } } };
    expect((await shop.getPromotion(code)).error?.reference).toBe("promotionUnrecognizable");
    expect((await shop.getSite({ params: { path: { site: "boutique" } } })).data?.code).toBe("boutique");
  });

  it("prices a cart with its promotion and gift card", async () => {
    const shop = clientOf({ products: [product(1)], promotions: [promotion], giftCards: [card] });
    const { data: own } = await shop.getGiftCard({ params: { path: { code: card.code } } });
    const { data, error } = await shop.generateInvoice({
      body: {
        cart: {
          products: [{ variant: { id: 10 }, quantity: 2 }],
          promotion: { name: "mine10" },
          giftCard: own ?? null,
          credits: null,
          shipping: null,
          invoice: { currency: "USD" },
        },
      },
    });
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ subtotal: 40, discounts: { promotion: 4, giftCard: 12 } });
  });

  it("signs its members in, with their cash back", async () => {
    const shop = clientOf({ members: [{ email: "Zoe@example.com", first_name: "Zoé", cashBack: 7.5 }] });
    const { data } = await shop.login({ body: toLogin("zoe@example.com") });
    expect(data).toMatchObject({ first_name: "Zoé", username: "zoe" });
    const { data: credits } = await shop.getCredits(byId(data?.id ?? 0));
    expect(credits?.balance).toBe(7.5);
  });

  it("is there again after a reset, whatever was bought or changed since", async () => {
    const products = [product(1)];
    const mock = createMockFetch({ products });
    (products[0] as Product).title = "Changed later";
    mock.reset();
    const shop = createClient({ baseUrl: "/api", clientToken, fetch: mock });
    expect((await shop.getProduct(byId(1))).data?.title).toBe("Lamp");
  });

  it.each<[string, object, RegExp]>([
    ["a missing field", { products: [product(1), { id: 2 }] }, /products, row 2 \(2\): title is missing/],
    [
      "a wrong price",
      { products: [product(1, { price: -1 })] },
      /products, row 1 \(lamp-1\): price must be >= 0/,
    ],
    [
      "a value of no list",
      { promotions: [{ ...promotion, type: "magic" }] },
      /promotions, row 1 \(MINE10\): type must be one of percentage/,
    ],
    [
      "one id twice",
      { products: [product(1), product(1)] },
      /products, row 2 .*id 1 is already that of the row 1/,
    ],
    [
      "a handle of the demo's",
      { products: [product(1, { handle: "halo" })] },
      /handle halo is already that of product 100001/,
    ],
    [
      "a code of the demo's",
      { promotions: [{ ...promotion, name: "welcome15" }] },
      /name welcome15 is already that of promotion/,
    ],
    [
      "stock of no variant",
      { products: [product(1, { variants: [variant(20)] })] },
      /inventories counts variant 10, which the product does not have/,
    ],
    ["no list", { giftCards: card }, /giftCards must be a list of rows/],
    ["a misspelt part", { product: [] }, /There is no setting "product"\. Did you mean "products"\?/],
    [
      "a misspelt field of a member",
      { members: [{ email: "a@example.com", pasword: "x" }] },
      /members, row 1 \(a@example.com\): There is no field "pasword"\. Did you mean "password"\?/,
    ],
    ["a member without an address", { members: [{ username: "x" }] }, /members, row 1.*email is missing/],
  ])("refuses %s with row and field", (_, options, sentence) => {
    expect(() => createMockFetch(options as MockFetchOptions)).toThrow(sentence);
  });

  it("leaves out fields the contract does not name, as the import does, and says which", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const shop = clientOf({ products: [{ ...product(1), cost: 3 } as Product] });
    expect((await shop.getProduct(byId(1))).data).not.toHaveProperty("cost");
    expect(warn.mock.calls.flat().join()).toMatch(/fields of products .*: cost/);
    warn.mockRestore();
  });

  it("is checked by the compiler", () => {
    // @ts-expect-error a product has a title
    const data: ShopData = { products: [{ id: 1 }] };
    expect(() => createMockFetch(data)).toThrow("title is missing");
  });
});

describe("data of a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "velours-mock-data-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const data = { demo: false, products: [product(1)], members: [{ email: "zoe@example.com" }] };

  it("opens a shop over HTTP", async () => {
    const path = write("shop.json", JSON.stringify(data));
    const mock = await startMock({ port: 0, data: readShopFile(path) });
    try {
      const shop = createClient({ baseUrl: `${mock.url}/api`, clientToken });
      expect((await shop.getProduct(byId(1))).data?.title).toBe("Lamp");
      expect((await shop.getProduct(byId(100001))).error?.reference).toBe("resourceDoesNotExist");
    } finally {
      await mock.close();
    }
  });

  const refused: [string, string, RegExp][] = [
    ["list.json", "[]", /list\.json must be an object with any of: products/],
    ["broken.json", `{`, /broken\.json is not JSON/],
    ["campaigns.json", `{ "campaigns": [{}] }`, /The mock shows no campaigns of its own/],
    [
      "members.json",
      `{ "members": [{ "email": 1 }] }`,
      /members of members\.json, row 1: email must be an email address/,
    ],
  ];
  it.each(refused)("%s is refused with a sentence", async (name, text, sentence) => {
    const path = write(name, text);
    await expect(async () => {
      const mock = await startMock({ port: 0, data: readShopFile(path) });
      await mock.close();
    }).rejects.toThrow(sentence);
  });

  it("is refused by the command with a sentence and no trace", () => {
    const [name, text, sentence] = refused.at(-1) as (typeof refused)[number];
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "../cli.ts"), "--port", "0", "--data", write(name, text)],
      { encoding: "utf8" },
    );
    expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});

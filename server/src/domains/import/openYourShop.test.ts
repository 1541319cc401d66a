import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Product } from "@velours/sdk/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../platform/store/store.ts";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { createEmbeddedStoreWith } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { readSource } from "./readSource.ts";
import { type ImportOptions, runImport } from "./runImport.ts";

const guide = new URL("../../../../openapi/docs/guides/78-open-your-shop.md", import.meta.url);

/** The first block of a language in the guide, with another currency and country in the place of its own. */
async function readBlock(language: "json" | "csv", currency: string, country: string): Promise<string> {
  const text = await readFile(guide, "utf8");
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? "";
  return block.replaceAll('"GBP"', `"${currency}"`).replaceAll('"GB"', `"${country}"`);
}

describe.each([
  ["GBP", "GB", "SW1A 1AA"],
  ["SEK", "SE", "11122"],
])("the guide's own blocks in %s", (currency, country, zipcode) => {
  let shop: TestShop;
  let directory: string;

  async function toFile(language: "json" | "csv"): Promise<string> {
    const file = join(directory, `shop.${language}`);
    await writeFile(file, await readBlock(language, currency, country));
    return file;
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "velours-guide-"));
    const testStore = await createEmbeddedStoreWith("empty");
    const store = await openStore(testStore.options);
    const options: ImportOptions = { skipBad: false, sources: ["boutique"] };
    const first = await runImport(store, await readSource(await toFile("json")), options);
    const second = await runImport(store, await readSource(await toFile("csv"), { currency }), options);
    await store.close();
    expect([...first.bad, ...second.bad]).toEqual([]);
    shop = await openTestShop({ ...testStore, isFilled: true });
  });
  afterAll(async () => {
    await shop?.close();
    await rm(directory, { recursive: true, force: true });
  });

  async function call(path: string, { status = 200, body }: { status?: number; body?: object } = {}) {
    const { statusCode, body: answer } = await shop.app.inject({
      method: body === undefined ? "GET" : "POST",
      url: `/api${path}`,
      headers: {
        "x-client-token": shop.services.config.clientToken,
        ...(body && { "idempotency-key": crypto.randomUUID() }),
      },
      ...(body && { payload: body }),
    });
    expect([path, statusCode, answer]).toEqual([path, status, answer]);
    return JSON.parse(answer);
  }

  test("open a shop that lists its goods in its currency, and takes no other", async () => {
    expect(await call("/sites/boutique")).toMatchObject({ name: "Leaf & Kettle", currencies: [currency] });
    const listing = await call(`/products?collections=tea&configuration[currency]=${currency}`);
    expect(listing.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      "Assam Second Flush",
      "Sencha",
    ]);
    const rates = await call(
      `/services/shipping/rates?tiers=standard&country=${country}&configuration[currency]=${currency}`,
    );
    expect(rates.data.standard).toMatchObject([{ amount: 3.9 }]);
    expect(await call("/products?configuration[currency]=AUD", { status: 400 })).toMatchObject({
      reference: "validationError",
      value: { "configuration.currency": `We only support ${currency} currency` },
    });
  });

  test("sell a tin of tea, whose price contains the tax", async () => {
    const [sencha] = (await call(`/products?search=sencha&configuration[currency]=${currency}`)) as [Product];
    const shipping = { ...address, city: "Town", state: "Town", zipcode, country };
    const rate = { service: "royal-mail", type: "standard", identifier: "gb-standard", amount: 3.9 } as const;
    const order = await call("/services/payments/checkout", {
      body: checkoutBody({
        user: { email: "ada@example.com", address: { shipping, billing: shipping } },
        cart: {
          products: [{ variant: { id: sencha.variants[0]?.id as number }, quantity: 2, price: 22 }],
          shipping: rate,
          invoice: { total: 25.9, currency },
        },
      }),
    });
    expect(order).toMatchObject({
      number: expect.stringMatching(/^LEAF-\d+$/),
      invoice: { currency, total: 25.9, taxes: { included: true } },
    });
  });
});

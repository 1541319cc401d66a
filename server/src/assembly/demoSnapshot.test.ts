import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Services } from "../platform/context.ts";
import { openStore, type Store } from "../platform/store/store.ts";
import { createEmbeddedStore, createStore, type TestStore } from "../testing/stores.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config/readConfig.ts";
import { createServices } from "./createServices.ts";

type App = Awaited<ReturnType<typeof createApp>>;
interface Shop {
  services: Services;
  app: App;
}

const currencies = ["USD", "CAD", "GBP", "EUR"];
const orders = ["order=recommended", "order[created_at]=DESC", "order[price]=ASC", "order[price]=DESC"];
const words = ["wand", "silicone", "vibrateur", "wnad", "noir", "nothing at all"];

describe("the demo shop after a start with a snapshot", () => {
  let testStore: TestStore;
  const without = createEmbeddedStore();
  let store: Store;
  let read: Shop;
  let taken: Shop;

  const open = async (dataDir: string): Promise<Shop> => {
    const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: dataDir });
    const services = await createServices(config, store);
    return { services, app: await createApp(services) };
  };
  beforeAll(async () => {
    testStore = await createStore("demo");
    store = await openStore(testStore.options);
    read = await open(without.options.dataDir);
    await read.services.catalogue.prepareSearch();
    read.services.catalogue.follow(1_000_000, () => {});
    await read.services.catalogue.stop();
    await cp(
      join(without.options.dataDir, "catalogue.snapshot"),
      join(testStore.options.dataDir, "catalogue.snapshot"),
    );
    taken = await open(testStore.options.dataDir);
  });
  afterAll(async () => {
    await read.app.close();
    await taken.app.close();
    await store.close();
    await testStore.remove();
    await without.remove();
  });

  /** A shop's response, without the parts that differ between any two responses. */
  const ask = async ({ app }: Shop, url: string, payload?: object) => {
    const response = await app.inject({
      method: payload === undefined ? "GET" : "POST",
      url: `/api${url}`,
      headers: { "x-client-token": "velours-dev" },
      ...(payload && { payload }),
    });
    const { date: _, "x-request-id": _id, ...headers } = response.headers;
    return { url, status: response.statusCode, headers, body: response.body };
  };
  /** Asks both; the answers are the same, and of this status. */
  const compare = async (url: string, payload?: object) => {
    const expected = await ask(read, url, payload);
    expect(expected.status, expected.body).toBe(200);
    expect(await ask(taken, url, payload)).toEqual(expected);
    return expected.body;
  };

  test("was taken from it: no text was compressed anew", () => {
    const blocks = ({ services }: Shop) => services.catalogue.allRecords().map(({ block }) => block);
    // Texts that stay in the file are read from it each time.
    const isInFile = (texts: { block: Buffer }) => {
      const first = texts.block;
      return texts.block !== first;
    };
    expect(blocks(taken).every(isInFile)).toBe(true);
    expect(blocks(read).some(isInFile)).toBe(false);
    expect(blocks(taken).map(({ block }) => String(block))).toEqual(
      blocks(read).map(({ block }) => String(block)),
    );
  });

  test("answers the first search and its suggestions alike, and indexes no words for them", async () => {
    expect(taken.services.catalogue.hasWords).toBe(true);
    for (const word of words) {
      await compare(`/products?search=${encodeURIComponent(word)}`);
      await compare(`/products/suggestions?search=${encodeURIComponent(word)}`);
    }
  });

  test("answers every listing with its counts alike, in each currency and order", async () => {
    const handles = read.services.catalogue.collections().map(({ handle }) => handle);
    expect(handles.length).toBeGreaterThan(20);
    for (const [nth, handle] of handles.entries()) {
      const currency = currencies[nth % currencies.length];
      await compare(`/products/collections/${handle}/filters?configuration[currency]=${currency}`);
      for (const order of orders)
        await compare(
          `/products?collections=${handle}&${order}&configuration[currency]=${currency}&limit=250`,
        );
    }
    await compare("/products?filter[price]=25-100&filter[inventories][region]=or:US,INTL&limit=250");
    await compare("/products?configuration[strategy]=gentle&limit=250");
  });

  test("answers every product alike, and checks its variants in a cart alike", async () => {
    const shown = read.services.catalogue.allRecords().filter(({ enabled }) => enabled);
    expect(shown.length).toBeGreaterThan(100);
    for (const { id, document } of shown) {
      const currency = currencies[id % currencies.length];
      await compare(`/products/${id}?configuration[currency]=${currency}&configuration[language]=fr`);
      const lines = document.variants.map((variant) => ({
        variant: { id: variant.id },
        quantity: 1,
        price: variant.prices?.USD ?? 0,
      }));
      const cart = { products: lines.slice(0, 5), invoice: { currency: "USD" } };
      const expected = await ask(read, "/services/payments/validate", { cart });
      expect([200, 409]).toContain(expected.status);
      expect(await ask(taken, "/services/payments/validate", { cart })).toEqual(expected);
    }
  });
});

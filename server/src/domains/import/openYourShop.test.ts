import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../../platform/store/store.ts";
import { createEmbeddedStoreWith } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { readSource } from "./readSource.ts";
import { type ImportOptions, runImport } from "./runImport.ts";

const guide = new URL("../../../../openapi/docs/guides/78-open-your-shop.md", import.meta.url);

let shop: TestShop;
let directory: string;

/** The first block of a language in the guide, as a file. */
async function toFile(language: "json" | "csv"): Promise<string> {
  const text = await readFile(guide, "utf8");
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? "";
  const file = join(directory, `shop.${language}`);
  await writeFile(file, block);
  return file;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "velours-guide-"));
  const testStore = await createEmbeddedStoreWith("empty");
  const store = await openStore(testStore.options);
  const options: ImportOptions = { skipBad: false, sites: ["boutique"] };
  const first = await runImport(store, await readSource(await toFile("json")), options);
  const second = await runImport(store, await readSource(await toFile("csv"), { currency: "GBP" }), options);
  await store.close();
  expect([...first.bad, ...second.bad]).toEqual([]);
  shop = await openTestShop({ ...testStore, isFilled: true });
});
afterAll(async () => {
  await shop?.close();
  await rm(directory, { recursive: true, force: true });
});

test("the guide's own blocks open a shop that lists its goods in its currency", async () => {
  const get = async (path: string) => {
    const headers = { "x-client-token": shop.services.config.clientToken };
    const { statusCode, body } = await shop.app.inject({ url: `/api${path}`, headers });
    expect([path, statusCode]).toEqual([path, 200]);
    return JSON.parse(body);
  };
  expect(await get("/sites/boutique")).toMatchObject({ name: "Leaf & Kettle", currencies: ["GBP"] });
  const listing = await get("/products?collections=tea&configuration[currency]=GBP");
  expect(listing.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    "Assam Second Flush",
    "Sencha",
  ]);
  const rates = await get("/services/shipping/rates?tiers=standard&country=GB&configuration[currency]=GBP");
  expect(rates.data.standard).toMatchObject([{ amount: 3.9 }]);
});

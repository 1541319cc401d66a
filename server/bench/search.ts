// How long searches and the suggestions of a keystroke take among 10,000 products made of the demo's, and how long the index takes to make.
import { readFileSync } from "node:fs";
import { CatalogueIndex, groupShelves, presentSuggestions, SearchIndex } from "@velours/sdk/shop";
import type { Collection, Product } from "@velours/sdk/types";

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../data/demo/${name}.json`, import.meta.url), "utf8")) as T;
const demo = read<Product[]>("products");
const collections = read<Collection[]>("collections");
const shelves = groupShelves(collections);
const limit = 10;
/** A keystroke is answered before the next one. */
const keystrokeLimit = 50;

/** Milliseconds of this process's own work: other programs on the machine do not count. */
function getCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Lists of numbers stand beside the heap. */
function getBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

for (const count of [1_000, 10_000]) {
  const products = Array.from({ length: count }, (_, position) => {
    const product = demo[position % demo.length] as Product;
    return [position, { ...product, title: `${product.title} ${position}` }] as const;
  });
  const index = new SearchIndex();
  const before = getBytes();
  const start = performance.now();
  for (const [position, product] of products) index.put(position, product, shelves);
  const made = performance.now() - start;
  const megabytes = (getBytes() - before) / 2 ** 20;
  console.log(`index of ${count}: ${made | 0} ms, about ${megabytes | 0} MB`);
  for (const [query, typos] of [
    ["halo", false],
    ["silicone lubricant", false],
    ["vibromasseur silencieux", false],
    ["hallo", true],
    ["silicnoe lubricnat", true],
  ] as const) {
    const from = getCpu();
    const rounds = 50;
    let found = 0;
    for (let round = 0; round < rounds; round++) found = index.search(query, { typos }).places.count();
    const each = (getCpu() - from) / rounds;
    console.log(
      `  "${query}"${typos ? ", typing errors forgiven" : ""}: ${found} found, ` +
        `${each.toPrecision(3)} ms (limit ${limit}, ratio ${(each / limit).toPrecision(2)})`,
    );
  }

  const catalogue = new CatalogueIndex();
  const records = products.map(([position, document]) => ({
    id: position + 1,
    document: { ...document, id: position + 1 },
    enabled: true,
    popularity: document.popularity ?? 0,
    created_at: document.created_at ?? "2026-01-01T00:00:00Z",
    stock: [],
  }));
  catalogue.take(records, collections);
  await catalogue.prepareSearch();
  for (const search of ["", "v", "vi", "vibro", "silicone lub", "silicnoe lubricnat", "xqzwk"]) {
    const query = { search, filter: { source: "boutique" }, configuration: { language: "fr" } } as const;
    const from = getCpu();
    const rounds = 20;
    for (let round = 0; round < rounds; round++)
      JSON.stringify(presentSuggestions(catalogue, query, { navigation: [] }));
    const each = (getCpu() - from) / rounds;
    console.log(
      `  suggestions for "${search}": ${each.toPrecision(3)} ms ` +
        `(limit ${keystrokeLimit}, ratio ${(each / keystrokeLimit).toPrecision(2)})`,
    );
  }
}

// How long searches take among 10,000 products made of the demo's, and how long the index takes to make.
import { readFileSync } from "node:fs";
import { groupShelves, SearchIndex } from "@velours/sdk/shop";
import type { Collection, Product } from "@velours/sdk/types";

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../data/demo/${name}.json`, import.meta.url), "utf8")) as T;
const demo = read<Product[]>("products");
const shelves = groupShelves(read<Collection[]>("collections"));
const limit = 10;

for (const count of [1_000, 10_000]) {
  const products = Array.from({ length: count }, (_, position) => {
    const product = demo[position % demo.length] as Product;
    return [position, { ...product, title: `${product.title} ${position}` }] as const;
  });
  const index = new SearchIndex();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  for (const [position, product] of products) index.put(position, product, shelves);
  const made = performance.now() - start;
  const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  console.log(`index of ${count}: ${made | 0} ms, about ${megabytes | 0} MB`);
  for (const [query, typos] of [
    ["halo", false],
    ["silicone lubricant", false],
    ["vibromasseur silencieux", false],
    ["hallo", true],
    ["silicnoe lubricnat", true],
  ] as const) {
    const from = performance.now();
    const rounds = 50;
    let found = 0;
    for (let round = 0; round < rounds; round++) found = index.search(query, { typos }).length;
    const each = (performance.now() - from) / rounds;
    console.log(
      `  "${query}"${typos ? ", typing errors forgiven" : ""}: ${found} found, ` +
        `${each.toPrecision(3)} ms (limit ${limit}, ratio ${(each / limit).toPrecision(2)})`,
    );
  }
}

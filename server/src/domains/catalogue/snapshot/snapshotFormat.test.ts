import { deserialize } from "node:v8";
import { CatalogueIndex } from "@velours/sdk/shop";
import { expect, test } from "vitest";
import { products } from "../../../testing/shopData.ts";
import { packProducts } from "../store/packProducts.ts";
import type { TextRecord } from "../store/TextRecord.ts";
import { encodeSnapshot, endSize, lengthSize, parseBegins, parseHeader } from "./snapshotFormat.ts";

const revision = { value: 3, stamp: "0b0f7a52-5f0d-4c8e-9e3f-6b1c5a1d2e3f" };
const stock = [{ variant_id: 11, region: "US", quantity: 3, level: "low", requires_shipping: true }];
const document = { ...products[0], id: 1 };
const text = JSON.stringify([1, true, 7, "2026-03-01T02:00:00Z", [0, 1], document, stock]);

test("a format has this content; another content needs another number, or old files are misread", async () => {
  const { records, indexed } = packProducts([text]);
  const index = new CatalogueIndex<TextRecord>();
  index.take(records, [], indexed);
  await index.prepareSearch();
  const bytes = Buffer.concat([...encodeSnapshot(revision, index)]);
  const header = parseHeader(bytes);
  expect(bytes.subarray(0, header?.from).toString()).toBe(
    `{"format":6,"value":3,"stamp":"${revision.stamp}","words":true}\n`,
  );
  expect(header?.revision).toEqual(revision);
  const sections: unknown[][] = [];
  const begins = parseBegins(bytes.subarray(-endSize));
  for (let [at] = begins; at < bytes.length - endSize; ) {
    if (begins.includes(at)) sections.push([]);
    const from = at + lengthSize;
    at = from + bytes.readUInt32LE(at);
    sections.at(-1)?.push(deserialize(bytes.subarray(from, at)));
  }
  const place = new Uint32Array([1]);
  const groups = (values: readonly string[] = []) => new Map(values.map((value) => [value, place]));
  const { type, vendor, prices, sources, collections, attributes } = products[0]!;
  const [parts, dumps, words] = sections;
  expect(parts).toEqual([
    {
      ids: new Float64Array([1]),
      enabled: new Uint8Array([1]),
      popularity: new Float64Array([7]),
      created: new Float64Array([Date.parse("2026-03-01T02:00:00Z")]),
      stars: [[0, 1]],
      blocks: [{ length: records[0]?.block.block.length, ends: new Uint32Array([Buffer.byteLength(text)]) }],
    },
  ]);
  expect(dumps).toEqual([
    {
      created: new Float64Array([Date.parse("2026-03-01T02:00:00Z")]),
      ranks: new Map(),
      groups: {
        count: 1,
        amounts: new Map(
          Object.entries(prices).map(([currency, price]) => [currency, new Float64Array([price])]),
        ),
        shown: place,
        onSale: place,
        sources: groups(sources),
        collections: groups(collections),
        stock: groups(["US low"]),
        sold: groups(Object.keys(products[0]?.variants[0]?.prices ?? {})),
        vendors: groups([vendor]),
        types: groups([type]),
        attributes: new Map(Object.entries(attributes ?? {}).map(([key, values]) => [key, groups(values)])),
      },
      words: { count: 1, shelves: new Map() },
    },
  ]);
  expect(words).toEqual([
    {
      words: "black douceur fr halo maison tout velours vibrating vibrators violet".split(" "),
      counts: new Uint32Array(10).fill(1),
      postings: new Uint32Array([19, 5, 57, 71, 22, 5, 22, 19, 15, 19]),
    },
  ]);
});

import { deserialize } from "node:v8";
import { CatalogueIndex } from "@velours/sdk/shop";
import { expect, test } from "vitest";
import { products } from "../../../testing/shopData.ts";
import { packProducts } from "../store/packProducts.ts";
import { encodeDump, encodeSnapshot, endSize, lengthSize, parseHeader } from "./snapshotFormat.ts";

const revision = { value: 3, stamp: "0b0f7a52-5f0d-4c8e-9e3f-6b1c5a1d2e3f" };
const stock = [{ variant_id: 11, region: "US", quantity: 3, level: "low", requires_shipping: true }];
const document = { ...products[0], id: 1 };
const text = JSON.stringify([1, true, 7, "2026-03-01T02:00:00Z", [0, 1], document, stock]);

test("a format has this content; another content needs another number, or old files are misread", () => {
  const { records, indexed } = packProducts([text]);
  const index = new CatalogueIndex();
  index.take(records, [], indexed);
  const bytes = Buffer.concat([...encodeSnapshot(revision, records, encodeDump(index.dump()))]);
  const header = parseHeader(bytes);
  expect(bytes.subarray(0, header?.from).toString()).toBe(
    `{"format":3,"value":3,"stamp":"${revision.stamp}"}\n`,
  );
  expect(header?.revision).toEqual(revision);
  const sections: unknown[] = [];
  for (let at = bytes.readDoubleLE(bytes.length - endSize); at < bytes.length - endSize; ) {
    const from = at + lengthSize;
    at = from + bytes.readUInt32LE(at);
    sections.push(deserialize(bytes.subarray(from, at)));
  }
  const place = new Uint32Array([1]);
  const groups = (values: readonly string[] = []) => new Map(values.map((value) => [value, place]));
  const { type, vendor, prices, sources, collections, attributes } = products[0]!;
  expect(sections).toEqual([
    {
      ids: new Float64Array([1]),
      enabled: new Uint8Array([1]),
      popularity: new Float64Array([7]),
      created: new Float64Array([Date.parse("2026-03-01T02:00:00Z")]),
      stars: [[0, 1]],
      blocks: [{ length: records[0]?.block.block.length, ends: new Uint32Array([Buffer.byteLength(text)]) }],
    },
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
    },
  ]);
});

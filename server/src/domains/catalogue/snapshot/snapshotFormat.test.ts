import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { products } from "../../../testing/shopData.ts";
import { packBlock } from "../store/packProducts.ts";
import { decodeBlocks, encodeSnapshot, isIntact, parseHeader } from "./snapshotFormat.ts";

const revision = { value: 3, stamp: "0b0f7a52-5f0d-4c8e-9e3f-6b1c5a1d2e3f" };
const stock = [{ variant_id: 11, region: "US", quantity: 3, level: "low", requires_shipping: true }];
const text = (id: number) =>
  JSON.stringify([id, true, 7, "2026-03-01T02:00:00Z", [0, 1], { ...products[0], id }, stock]);

test("blocks are those that were written, however many chunks they take", () => {
  const blocks = Array.from({ length: 600 }, (_, id) => packBlock([text(id), text(id + 1000)]).block);
  const chunks = [...encodeSnapshot(revision, blocks)];
  expect(chunks.length).toBeGreaterThan(3);
  const bytes = Buffer.concat(chunks);
  expect(isIntact(bytes)).toBe(true);
  expect(parseHeader(bytes)).toEqual(revision);
  const decoded = [...decodeBlocks(bytes)].map(({ block, entries }) => [
    block.texts.at(1).toString(),
    entries.map(({ summary }) => summary.id),
  ]);
  expect(decoded).toEqual(blocks.map((_, id) => [text(id + 1000), [id, id + 1000]]));
});

test("a format has entries of this form; another form needs another number, or old files are misread", () => {
  const [, entries] = packBlock([text(1)]).block.parts;
  const [header] = encodeSnapshot(revision, []);
  expect([header?.toString(), JSON.parse(inflateRawSync(entries).toString())]).toEqual([
    `{"format":2,"value":3,"stamp":"${revision.stamp}"}\n`,
    {
      lengths: [Buffer.byteLength(text(1))],
      entries: [
        {
          summary: { id: 1, enabled: true, popularity: 7, created_at: "2026-03-01T02:00:00Z", stars: [0, 1] },
          indexed: {
            type: products[0]?.type,
            vendor: products[0]?.vendor,
            prices: products[0]?.prices,
            currencies: Object.keys(products[0]?.variants[0]?.prices ?? {}),
            sources: products[0]?.sources ?? [],
            collections: products[0]?.collections,
            attributes: products[0]?.attributes ?? {},
            isOnSale: true,
            stock: [{ region: "US", quantity: 3, level: "low" }],
          },
        },
      ],
    },
  ]);
});

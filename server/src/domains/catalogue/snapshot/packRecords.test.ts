import fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "../../../testing/shopData.ts";
import { packProducts } from "../store/packProducts.ts";
import type { TextRecord } from "../store/TextRecord.ts";
import { packRecords } from "./packRecords.ts";

const count = 120;
const text = (id: number, title: string) =>
  JSON.stringify([id, true, 0, "2026-03-01T00:00:00Z", null, { ...products[0], id, title }, []]);
const pack = (ids: readonly number[], title: string) =>
  packProducts(ids.map((id) => text(id, title))).records;
const whole = pack([...Array(count).keys()], "before");

const texts = (records: readonly TextRecord[]) => records.map((record) => record.text.toString());

test("whatever was changed, one by one or together, blocks have all texts in order", () => {
  const steps = fc.array(fc.uniqueArray(fc.nat(count + 10), { minLength: 1, maxLength: 12 }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(steps, (changes) => {
      const records = new Map(whole.map((record) => [record.id, record]));
      for (const ids of changes) for (const record of pack(ids, "after")) records.set(record.id, record);
      const current = [...records.values()].sort((first, second) => first.id - second.id);
      const blocks = [...packRecords(current)];
      const packed = blocks.flatMap((block) =>
        Array.from({ length: block.count }, (_, place) => block.at(place).toString()),
      );
      expect(packed).toEqual(texts(current));
      // Single products are packed together again.
      expect(blocks.length).toBeLessThan(2 * new Set(whole.map(({ block }) => block)).size + 2);
    }),
    { numRuns: 40 },
  );
});

test("blocks without a change are used as they are", () => {
  const [changed] = pack([0], "after");
  const current = [changed!, ...whole.slice(1)];
  const before = new Set(whole.map(({ block }) => block));
  const kept = [...packRecords(current)].filter((block) => before.has(block));
  // The first block has changed, and the last may be too small.
  expect(kept.length).toBeGreaterThanOrEqual(before.size - 2);
});

test("no products are no blocks", () => expect([...packRecords([])]).toEqual([]));

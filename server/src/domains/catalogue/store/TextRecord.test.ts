import { expect, test } from "vitest";
import { products } from "../../../testing/shopData.ts";
import { PackedTexts } from "./PackedTexts.ts";
import { type ProductValues, TextRecord } from "./TextRecord.ts";

const document = products[0]!;
const stock = [
  { variant_id: 11, region: "US", quantity: null, level: "high" as const, requires_shipping: true },
];
const values: ProductValues = [1, true, 7, "2026-03-01T02:00:00+02:00", null, document, stock];
const text = JSON.stringify(values);

test("document and stock are the same however often and in whatever order they are read", () => {
  const record = new TextRecord(JSON.parse(text), new PackedTexts(["[]", text]), 1);
  expect(record.stock).toEqual(stock);
  expect(record.stock).toEqual(stock);
  expect(record.document).toEqual(document);
  expect(record.document).toEqual(document);
  expect(record.stock).toEqual(stock);
});

test("when a product was made is told in UTC, whatever zone the store answers in", () => {
  const record = new TextRecord(JSON.parse(text), new PackedTexts([text]), 0);
  expect(record.created_at).toBe("2026-03-01T00:00:00.000Z");
});

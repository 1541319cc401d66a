import { expect, test } from "vitest";
import { barcodeNote, findUnreadBarcodes } from "./barcodeNote.ts";
import { readShopify } from "./readShopify.ts";

const header =
  "Handle,Title,Variant Price,Variant Barcode,Google Shopping / MPN,Google Shopping / Age Group,Google Shopping / Gender";
const read = async (...rows: string[]) =>
  (await readShopify("export.csv", [header, ...rows].join("\n"))).products;

test("a barcode that is a GTIN is one, and what the merchant told Google is kept", async () => {
  const [book, shirt] = await read("salt,Salt,12,978-0-306-40615-7,,,", "tee,Tee,24,,HT-204,Adult,Unisex");
  expect(book!.value.variants[0]).toMatchObject({ gtin: "9780306406157", mpn: null });
  expect(shirt!.value).toMatchObject({ ageGroup: "adult", gender: "unisex", variants: [{ mpn: "HT-204" }] });
  expect(barcodeNote(findUnreadBarcodes([book!, shirt!]))).toBe(undefined);
});

test("another barcode is left out, and said", async () => {
  const products = await read(
    "a,A,1,9780306406158,,,",
    "b,B,1,9.78E+12,,elder,",
    "c,C,1,SHELF-4,,,",
    "d,D,1,5,,,",
  );
  expect(products.map(({ value }) => value.variants[0]!.gtin)).toEqual(Array(4).fill(null));
  expect(products[1]!.value.ageGroup).toBe(undefined);
  expect(barcodeNote(findUnreadBarcodes(products.slice(0, 1)))).toBe(
    "1 barcode is no EAN, UPC or ISBN with a right last digit, and left out: 9780306406158 (a).",
  );
  expect(barcodeNote(findUnreadBarcodes(products))).toBe(
    "4 barcodes are no EAN, UPC or ISBN with a right last digit, and left out: 9780306406158 (a), 9.78E+12 (b), SHELF-4 (c) ….",
  );
});

import { join } from "node:path";
import { checkRows, formatReasons, type PartName } from "@velours/sdk/import";
import { describe, expect, test } from "vitest";
import { demoDirectory } from "./demoDirectory.ts";
import { kinds } from "./kinds.ts";
import { readDirectory } from "./readDirectory.ts";

/** A row on its way to being wrong. */
type Loose = ReturnType<typeof JSON.parse>;

const demo = await readDirectory(demoDirectory);

/** The reasons against a demo row after a change. */
function reasonsAfter(part: PartName, change: (row: Loose) => void): string[] {
  const row = structuredClone(demo[part][0]!);
  change(row.value);
  const kind = kinds.find(({ name }) => name === part)!;
  return checkRows(kind, [row as never]).bad.map(({ reasons }) => formatReasons(reasons, "en"));
}

describe("checkRows", () => {
  test.each<[PartName, (row: Loose) => void, string]>([
    ["products", (row) => delete row.title, "title is missing"],
    ["sites", (row) => (row.limits.reviewRequestDays = 0), "limits.reviewRequestDays must be >= 1"],
    ["sites", (row) => (row.limits.reviewRequestDays = 61), "limits.reviewRequestDays must be <= 60"],
    ["sites", (row) => (row.limits.reviewRequestDays = 1.5), "limits.reviewRequestDays must be integer"],
    [
      "products",
      (row) => (row.variants[0].prices = {}),
      "variants[0].prices must NOT have fewer than 1 propert",
    ],
    [
      "products",
      (row) => (row.variants[0].prices.ABC = 1),
      'variants[0].prices is "ABC", which is no ISO 4217 code',
    ],
    ["products", (row) => (row.price = -1), "price must be >= 0"],
    [
      "products",
      (row) => (row.inventories[0].level = "some"),
      "inventories[0].level must be one of low, high, unlimited, none",
    ],
    ["products", (row) => (row.created_at = "yesterday"), 'created_at must match format "date-time"'],
    [
      "products",
      (row) => (row.inventories[0].variant_id = 5),
      "inventories counts variant 5, which the product does not have",
    ],
    [
      "products",
      (row) => (row.inventories[1] = row.inventories[0]),
      "inventories counts variant 200001 in US twice",
    ],
    [
      "products",
      (row) => (row.variants[0].image_id = 5),
      "variant 200001 shows image 5, which the product does not have",
    ],
    ["promotions", (row) => (row.type = "magic"), "type must be one of percentage, percentage_product"],
    ["giftCards", (row) => (row.code = "12345"), "code must match pattern"],
    ["shippingRates", (row) => (row.currency = "JPY"), "currency is JPY, which is not counted in hundredths"],
    ["sites", (row) => (row.supportEmail = "nobody"), 'supportEmail must match format "email"'],
    ["notifications", (row) => (row.date_expired = 1796083200000), "date_expired must be <= 99999999999"],
    ["promotions", (row) => (row.date_expired = 1796083200000), "date_expired must be <= 99999999999"],
    ["collections", (row) => (row.handle = ""), "handle must NOT have fewer than 1 characters"],
  ])("%s: %#", (part, change, reason) => {
    const reasons = reasonsAfter(part, change);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain(reason);
  });

  test("what two rows may not share is said with the line of the first", () => {
    const [kind] = kinds;
    const [first, second] = structuredClone(demo.products);
    second!.value.handle = first!.value.handle!;
    second!.value.variants[0]!.id = first!.value.variants[0]!.id;
    second!.value.inventories = [];
    const { good, bad } = checkRows(kind!, [first!, second!] as never);
    expect(good).toEqual([first]);
    expect(bad).toMatchObject([{ file: "products.json", line: 3, rows: 1, name: "halo" }]);
    expect(formatReasons(bad[0]!.reasons, "en")).toBe(
      "handle halo is already that of the row on line 2; variant id 200001 is already that of the row on line 2",
    );
    expect(formatReasons(bad[0]!.reasons, "fr")).toBe(
      "handle halo est déjà à la ligne 2\u00a0; id de variante 200001 est déjà à la ligne 2",
    );
  });
});

test("a directory without any of our files is said to be one", async () => {
  await expect(readDirectory(join(demoDirectory, ".."))).rejects.toThrow("holds none of: products.json");
});

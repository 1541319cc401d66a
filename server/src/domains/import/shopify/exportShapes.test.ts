import { formatReasons } from "@velours/sdk/import";
import { expect, test } from "vitest";
import { readShopify } from "./readShopify.ts";

/** The reading of a small file: each product with its variants, each bad row by its line. */
async function summarize(text: string): Promise<string[]> {
  const { products, bad } = await readShopify("some.csv", text, "EUR");
  return [
    ...products.map(({ value, rows }) => {
      const variants = value.variants.map(
        ({ option1, prices, quantity }) =>
          `${option1 ?? "?"} ${prices.EUR ?? "-"} ${quantity ?? "uncounted"}`,
      );
      return `${value.handle} (${rows}): ${variants.join(", ")}`;
    }),
    ...bad.map(({ line, reasons }) => `${line}: ${formatReasons(reasons, "en")}`),
  ];
}

const options = "Handle,Title,Option1 Name,Option1 Value,Variant Price";
const stock = "Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Price";

test.each<[string, string, string[]]>([
  ["the fewest columns", "Handle,Title,Variant Price\ncup,Cup,9", ["cup (1): ? 9 uncounted"]],
  ["today's names of columns", "URL handle,Title,Price\ncup,Cup,9", ["cup (1): ? 9 uncounted"]],
  [
    "variants and a picture of their own rows",
    `${options},Image Src\ncup,Cup,Size,S,9,https://x.example/1.jpg\ncup,,,L,11,\ncup,,,,,https://x.example/2.jpg`,
    ["cup (3): S 9 uncounted, L 11 uncounted"],
  ],
  [
    "rows of a product that are apart",
    `${options}\ncup,Cup,Size,S,9\nmug,Mug,Size,S,8\ncup,,,L,11`,
    ["cup (2): S 9 uncounted, L 11 uncounted", "mug (1): S 8 uncounted"],
  ],
  [
    "semicolons and commas in amounts",
    "Handle;Title;Variant Price\ncup;Cup;9,50",
    ["cup (1): ? 9.5 uncounted"],
  ],
  ["tabs", "Handle\tTitle\tVariant Price\ncup\tCup, large\t9", ["cup (1): ? 9 uncounted"]],
  [
    "a first line for spreadsheets",
    "sep=;\nHandle;Title;Variant Price\ncup;Cup;?",
    ['3: Variant Price is "?", which is no amount such as 19.99'],
  ],
  [
    "a cell of several lines before a bad row",
    `${options},Body (HTML)\ncup,Cup,Size,S,9,"<p>a\nb</p>"\nmug,Mug,Size,S,?,`,
    ["cup (1): S 9 uncounted", '4: Variant Price is "?", which is no amount such as 19.99'],
  ],
  ["four decimals, and units with one", `${stock}\ncup,Cup,shopify,3.0,19.9900`, ["cup (1): ? 19.99 3"]],
  ["what was sold too often", `${stock}\ncup,Cup,shopify,-2,9`, ["cup (1): ? 9 0"]],
  ["stock that is not tracked", `${stock}\ncup,Cup,,7,9`, ["cup (1): ? 9 uncounted"]],
  ["stock without a count", `${stock}\ncup,Cup,shopify,,9`, ["cup (1): ? 9 missing"]],
  [
    "a count without a tracker's column",
    "Handle,Title,Variant Inventory Qty,Variant Price\ncup,Cup,4,9",
    ["cup (1): ? 9 4"],
  ],
  [
    "thousands",
    'Handle,Title,Variant Price\ncup,Cup,"1,500"',
    ['2: Variant Price is "1,500", which is no amount such as 19.99'],
  ],
  [
    "a SKU that a spreadsheet wrote",
    "Handle,Title,Variant SKU,Variant Price\ncup,Cup,1.23457E+11,9",
    [expect.stringMatching(/^2: Variant SKU is "1\.23457E\+11": Excel/) as unknown as string],
  ],
  [
    "a word for neither true nor false",
    "Handle,Title,Published,Variant Price\ncup,Cup,maybe,9",
    ['2: Published is "maybe", but it must be TRUE or FALSE'],
  ],
  [
    "a row cut short",
    `${options}\ncup,Cup,Size,S,9\ncup,,`,
    ["cup (1): S 9 uncounted", "3: it has 3 cells, the header has 5"],
  ],
  [
    "the same variant twice",
    `${options}\ncup,Cup,Size,S,9\ncup,,,S,9`,
    ["cup (1): S 9 uncounted", "3: S is already the variant on line 2"],
  ],
  ["a product without a title", `${options}\ncup,,Size,S,9`, ["2: Title is missing on the first row of cup"]],
  ["a bar in an option", `${options}\ncup,Cup,Size,S|M,9`, ["cup (1): S/M 9 uncounted"]],
  ["no product, but its title", "Handle,Title\ncup,Cup", ["cup (1): "]],
])("%s", async (_, text, lines) => {
  expect(await summarize(text)).toEqual(lines);
});

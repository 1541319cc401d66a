import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";
import { packColumns } from "./packColumns.ts";
import { shortenProduct } from "./shortenProduct.ts";

const folder = join(import.meta.dirname, "../../../server/data/demo");

const read = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));

/** The files of the demo shop that the mock reads, without their ending. */
export const demoFiles = [
  "products",
  "collections",
  "gift-cards",
  "promotions",
  "reviews",
  "shipping-rates",
  "sites",
  "pages",
  "upsell-offers",
];

/** The demo shop as a module, so that a page has it without a request and a program without a file. */
export function emitDemo(): Files {
  const packed = Object.fromEntries(
    demoFiles.map((name) => {
      const list = read(name);
      return [name, packColumns(name === "products" ? list.map(shortenProduct) : list)];
    }),
  );
  const text = JSON.stringify(packed).replace(/[\\`]|\$\{/g, "\\$&");
  return [
    [
      "mocks/generated/demo.ts",
      `${HEADER}// Read by demo/readDemo.ts. Text, because a browser parses it faster than an expression.\nexport const packedDemo: string = \`${text}\`;\n`,
    ],
    // The packed mock holds nothing from outside its folder.
    ...["Column.ts", "productSigns.ts"].map((name): [string, string] => [
      `mocks/generated/${name}`,
      HEADER + readFileSync(join(import.meta.dirname, name), "utf8"),
    ]),
  ];
}

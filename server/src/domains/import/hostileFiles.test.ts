import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores, openTestStore } from "../../testing/stores.ts";
import { CommandError } from "./CommandError.ts";
import { ImportError } from "./ImportError.ts";
import { readSource } from "./readSource.ts";
import { report } from "./report.ts";
import { runImport } from "./runImport.ts";

const header =
  "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src";
const lamp = "lamp,Lamp,<p>Bright.</p>,Title,Default Title,shopify,3,20,";
const csv = (...rows: string[]) => [header, ...rows].join("\n");
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
const bigCell = "x".repeat(10 * 1024 * 1024);

/** How a file comes out: taken whole, with rows that are named, or refused with a sentence. */
type Outcome = "imported" | "bad rows" | RegExp;
type HostileFile = [name: string, content: string | Buffer, outcome: Outcome, file?: string];

const files: HostileFile[] = [
  ["a byte order mark", `\uFEFF${csv(lamp)}`, "imported"],
  ["two byte order marks", `\uFEFF\uFEFF${csv(lamp)}`, "imported"],
  ["UTF-16", utf16(csv(lamp)), "imported"],
  ["UTF-16 without a mark", Buffer.from(csv(lamp), "utf16le"), /no column "Handle"/],
  ["Latin-1", Buffer.from(csv(lamp.replace("Lamp", "Café")), "latin1"), /is not UTF-8: line 2/],
  [
    "a character cut in half",
    Buffer.from(csv(lamp.replace("Lamp", "Café"))).subarray(0, header.length + 10),
    /is not UTF-8/,
  ],
  ["Windows line ends", csv(lamp, lamp.replaceAll("amp", "ight")).replaceAll("\n", "\r\n"), "imported"],
  ["line ends of all kinds", `${header}\r\n${lamp}\n${lamp.replaceAll("amp", "ight")}\r\n`, "imported"],
  ["old Macintosh line ends", csv(lamp).replaceAll("\n", "\r"), "imported"],
  ["NULs", csv(lamp.replace("Lamp", "La\0mp")), "bad rows"],
  ["nothing but NULs", Buffer.alloc(4096), /no column "Handle"/],
  ["nothing", "", /no column "Handle"/],
  ["nothing but a header", csv(), "imported"],
  ["nothing but empty lines", "\n\n\n\n", /no column "Handle"/],
  ["rows of empty cells", csv(lamp, ",,,,,,,,", ",,,,,,,,"), "imported"],
  ["a quote that does not end", csv(lamp, 'light,"Light,,Title,Default Title,shopify,3,20,'), /is not CSV/],
  ["a quote inside a cell", csv(lamp, 'light,Li"ght,,Title,Default Title,shopify,3,20,'), /is not CSV/],
  ["too few and too many cells", csv(lamp, "light,Light", `${lamp},,,`), "bad rows"],
  ["a cell of 10 MB", csv(lamp.replace("<p>Bright.</p>", bigCell)), "bad rows"],
  ["a title of 10 MB", csv(lamp.replace("Lamp", bigCell)), "bad rows"],
  ["a header of 10 MB", `${header},${bigCell}\n${lamp},`, "imported"],
  ["one handle for two products", csv(lamp, lamp), "bad rows"],
  ["handles that differ in case", csv(lamp, lamp.replace("lamp", "LAMP")), "imported"],
  ["no handle", csv(lamp, lamp.replace("lamp", "")), "bad rows"],
  ["a price below zero", csv(lamp.replace(",20,", ",-20,")), "bad rows"],
  ["a price of zero", csv(lamp.replace(",20,", ",0,")), "bad rows"],
  ["a price of no number", csv(lamp.replace(",20,", ",NaN,")), "bad rows"],
  ["an endless price", csv(lamp.replace(",20,", ",1e309,")), "bad rows"],
  ["a price with a comma", csv(lamp.replace(",20,", ',"20,00",')), "imported"],
  ["a price with thousands", csv(lamp.replace(",20,", ',"1,500",')), "bad rows"],
  ["a price that is a formula", csv(lamp.replace(",20,", ",=1+1,")), "bad rows"],
  ["a quantity below a half", csv(lamp.replace(",3,", ",0.4,")), "bad rows"],
  ["a quantity past all counting", csv(lamp.replace(",3,", ",99999999999,")), "bad rows"],
  ["a picture that is a script", csv(`${lamp}javascript:alert(1)`), "bad rows"],
  ["a title that is SQL", csv(lamp.replace("Lamp", "'); drop table products; --")), "imported"],
  ["a title that is a formula", csv(lamp.replace("Lamp", "=HYPERLINK(1)")), "imported"],
  ["a handle that is __proto__", csv(lamp.replace("lamp", "__proto__")), "imported"],
  [
    "a script in the words",
    csv(
      lamp.replace("<p>Bright.</p>", "<p>Bright.</p><script>alert(1)</script><img src=x onerror=alert(1)>"),
    ),
    "imported",
  ],
  ["the bytes of a ZIP", Buffer.from("504b0304140000000800feca", "hex"), /is not UTF-8/],
  ["a packed file", gzipSync(csv(lamp)), /is not UTF-8/],
  ["half a surrogate in JSON", '{"products":[{"title":"\\ud800"}]}', "bad rows", "shop.json"],
  ["JSON that ends early", '{"products":[{"id":1', /is not JSON/, "shop.json"],
  ["a key __proto__ in JSON", '{"__proto__":{"products":[]},"products":[]}', /__proto__/, "shop.json"],
  ["JSON 100,000 lists deep", "[".repeat(100_000), /must be an object/, "shop.json"],
  [
    "a product 5,000 lists deep",
    `{"products":[{"id":1,"images":${"[".repeat(5_000)}${"]".repeat(5_000)}}]}`,
    /nested more than 100 deep/,
    "shop.json",
  ],
  ["JSON that is no list", '{"products":{"id":1}}', /products/, "shop.json"],
];

describeOnStores("an import of a hostile file", (open) => {
  const store = fixture(async () => openTestStore(await open()));
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "velours-hostile-"));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await sql`truncate products, variants, stock, stock_entries, collection_products`.execute(store.db);
  });

  const productsIn = async () =>
    (await store.db.selectFrom("products").select("document").execute()).map(({ document }) => document);
  const importFile = async (content: string | Buffer, file: string, skipBad: boolean) => {
    const path = join(folder, file);
    await writeFile(path, content);
    return runImport(store, await readSource(path), { skipBad, sources: ["boutique"] });
  };
  const expectAccounted = ({ rows, bad }: Awaited<ReturnType<typeof runImport>>) =>
    expect(rows.used + rows.blank + bad.reduce((sum, row) => sum + row.rows, 0)).toBe(rows.in);

  test.each(files)(
    "%s: all of it or nothing, and its rows add up",
    async (_, content, outcome, file = "shop.csv") => {
      if (outcome instanceof RegExp) {
        for (const skipBad of [false, true]) {
          const refused = await importFile(content, file, skipBad).catch((error: Error) => error);
          expect([ImportError, CommandError].some((type) => refused instanceof type)).toBe(true);
          expect((refused as Error).message).toMatch(outcome);
        }
        expect(await productsIn()).toEqual([]);
        return;
      }
      const result = await importFile(content, file, false);
      expectAccounted(result);
      expect([result.imported, report(result).slice(0, 300)]).toEqual([
        outcome === "imported",
        expect.any(String),
      ]);
      if (outcome === "imported") {
        expect(await productsIn()).toHaveLength(result.counts!.products.inserted);
        return;
      }
      expect(await productsIn()).toEqual([]);
      const rest = await importFile(content, file, true);
      expect(rest.imported).toBe(true);
      expectAccounted(rest);
      expect(await productsIn()).toHaveLength(rest.counts!.products.inserted);
      expect(rest.bad).toEqual(result.bad);
    },
  );

  test("scripts are not imported with the words around them", async () => {
    const [, content] = files.find(([name]) => name === "a script in the words")!;
    await importFile(content, "shop.csv", false);
    const [lamp] = await productsIn();
    expect(lamp?.description).toBe("<p>Bright.</p>");
  });
});

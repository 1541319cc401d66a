import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import { describeOnStores, openTestStore } from "../../../testing/stores.ts";
import { defaultLimits } from "../../pictures/fetchPicture.ts";
import { report } from "../report.ts";
import { deleteOldMarks } from "../store/importMarks.ts";
import { type FileImport, importFile } from "./importFile.ts";

const createProduct = (id: number) => {
  const variants = [
    {
      id: id * 10,
      sku: null,
      option1: "Default Title",
      price: 20,
      compare_at_price: null,
      prices: { USD: 20 },
      compare_at_prices: {},
      taxable: true,
      image_id: null,
      inventory_policy: "deny",
    },
  ];
  return {
    id,
    handle: `lamp-${id}`,
    title: `Lamp ${id}`,
    description: "",
    vendor: "",
    type: "",
    sources: ["boutique"],
    meta: {},
    images: [],
    price: 20,
    prices: { USD: 20 },
    compare_at_prices: {},
    inventories: [
      { variant_id: id * 10, region: "INTL", requires_shipping: true, level: "high", quantity: 9 },
    ],
    variants,
    options: [],
    attributes: {},
    collections: [],
  };
};
const lamps = [1, 2, 3, 4, 5, 6, 7].map(createProduct);
const promotion = {
  id: 1,
  discount: 0,
  enabled: true,
  site: "boutique",
  name: "FREE",
  type: "free_product",
  minimum: 50,
  free_product_id: 7,
  description: "",
};
const toJson = (products: readonly object[], more = "") =>
  `{${more}"products": [\n${products.map((product) => JSON.stringify(product)).join(",\n")}\n]}`;

describeOnStores("an import in batches", (open) => {
  const store = fixture(async () => openTestStore(await open()));
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "velours-batches-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() =>
    sql`truncate products, variants, stock, stock_entries, collection_products, promotions, import_marks`.execute(
      store.db,
    ),
  );

  const options: FileImport = {
    skipBad: false,
    sources: ["boutique"],
    linkPictures: true,
    pictureLimits: defaultLimits,
    largeBytes: 0,
    batchRows: 2,
  };
  const run = async (text: string, more: Partial<FileImport> = {}, name = "shop.json") => {
    const path = join(folder, name);
    await writeFile(path, text);
    const { result, earlier } = await importFile(store, path, { ...options, ...more });
    return { result, text: report(result, earlier) };
  };
  /** Runs it until so many rows are imported; answers after how many rows each batch ended. */
  const cutOff = async (text: string, rows: number, name?: string): Promise<number[]> => {
    const ends: number[] = [];
    const progress: FileImport["progress"] = (_, done) => {
      ends.push(done);
      if (done >= rows) throw new Error("cut off");
    };
    await expect(run(text, { progress }, name)).rejects.toThrow("cut off");
    return ends;
  };
  const listEnds = () => {
    const ends: number[] = [];
    return { ends, progress: (_: unknown, done: number) => void ends.push(done) };
  };
  const handles = async () =>
    (await store.db.selectFrom("products").select("handle").orderBy("id").execute()).map(
      ({ handle }) => handle,
    );
  const countMarks = async () => (await store.db.selectFrom("import_marks").select("file").execute()).length;

  test("reports what an import at once does, and leaves no mark", async () => {
    const promotions = `"promotions": [${JSON.stringify(promotion)}],`;
    const text = toJson([...lamps, { ...createProduct(8), colour: "red", variants: [] }], promotions);
    const batched = await run(text, { skipBad: true });
    expect(await countMarks()).toBe(0);
    await sql`truncate products, variants, stock, stock_entries, collection_products, promotions`.execute(
      store.db,
    );
    const whole = await run(text, { skipBad: true, largeBytes: 1_000_000 });
    const withoutStructure = (report: string) =>
      report.split("\n").filter((line) => !line.startsWith("Added because"));
    expect(withoutStructure(batched.text)).toEqual(withoutStructure(whole.text));
    expect(batched.text).toContain("products: 7 created, 0 updated, 0 unchanged");
    expect(batched.result.rows).toMatchObject({ in: 9, bad: 9 - batched.result.rows.used });
  });

  test("goes on where it was cut off, and reports the whole file", async () => {
    const text = toJson(lamps);
    expect(await cutOff(text, 4)).toEqual([2, 4]);
    expect(await handles()).toHaveLength(4);
    const { ends, progress } = listEnds();
    const { result } = await run(text, { progress });
    expect(ends).toEqual([6, 7]);
    expect(result.counts?.products).toMatchObject({ inserted: 7, updated: 0, unchanged: 0 });
    expect(result.rows).toEqual({ in: 7, used: 7, blank: 0, bad: 0 });
    expect([(await handles()).length, await countMarks()]).toEqual([7, 0]);
  });

  test("goes on when rows after that place were changed, and begins anew for others and for other options", async () => {
    const changed = (id: number) =>
      toJson(lamps.map((lamp) => (lamp.id === id ? { ...lamp, title: "New" } : lamp)));
    await cutOff(toJson(lamps), 4);
    const later = listEnds();
    await run(changed(6), { progress: later.progress });
    expect(later.ends).toEqual([6, 7]);

    await cutOff(changed(6), 4);
    const { result } = await run(changed(1));
    expect(result.counts?.products).toMatchObject({ inserted: 0, updated: 2, unchanged: 5 });

    await cutOff(changed(1), 4);
    const other = listEnds();
    await run(changed(1), { progress: other.progress, stock: "set" });
    expect(other.ends).toEqual([2, 4, 6, 7]);

    await cutOff(changed(1), 4);
    const shorter = listEnds();
    await run(toJson(lamps.slice(0, 3)), { progress: shorter.progress });
    expect(shorter.ends).toEqual([2, 3]);
  });

  test("ends at a bad row, names it and what is imported, and goes on once it is mended", async () => {
    const bad = toJson(lamps.map((lamp) => (lamp.id === 4 ? { ...lamp, title: 4 } : lamp)));
    const refused = await run(bad);
    expect(refused.result.imported).toBe(false);
    expect(refused.text).toContain("shop.json:5 lamp-4: title must be string");
    expect(refused.text).toContain("Nothing of this batch was imported.");
    expect(refused.text).toContain("The batches before it are imported: 2 rows, of 2.");
    expect(await handles()).toEqual(["lamp-1", "lamp-2"]);
    const { ends, progress } = listEnds();
    const { result } = await run(toJson(lamps), { progress });
    expect(ends).toEqual([4, 6, 7]);
    expect(result.counts?.products.inserted).toBe(7);
  });

  test("says what is imported when the file ends early", async () => {
    await expect(run(toJson(lamps).slice(0, -9))).rejects.toThrow(
      /shop\.json is not JSON.*\nThe batches before it are imported: 4 rows, of 4\./,
    );
    expect(await handles()).toHaveLength(4);
  });

  test("refuses a key that an earlier batch has", async () => {
    const { result, text } = await run(toJson([...lamps, createProduct(1)]), { skipBad: true });
    expect(text).toContain("shop.json:9 lamp-1: id 1 is already that of the row on line 2");
    expect(result.rows).toEqual({ in: 8, used: 7, blank: 0, bad: 1 });
  });

  test("keeps the rows of a CSV's product together, and refuses them when they are apart", async () => {
    const header = "Handle,Title,Option1 Name,Option1 Value,Variant Price";
    const rows = [
      "a,A,Size,S,1",
      "a,,,M,1",
      "a,,,L,1",
      "b,B,Title,Default Title,2",
      "c,C,Title,Default Title,3",
    ];
    const text = [header, ...rows, "a,A,Size,XL,1", ""].join("\n");
    expect(await cutOff(text, 3, "shop.csv")).toEqual([3]);
    const refused = await run(text, {}, "shop.csv");
    expect(refused.text).toContain("shop.csv:7 a: Handle a is already that of the row on line 2");
    const { result } = await run(text, { skipBad: true }, "shop.csv");
    expect(result.rows).toEqual({ in: 6, used: 5, blank: 0, bad: 1 });
    expect(result.counts?.products).toMatchObject({ inserted: 3, updated: 0 });
    expect(result.currency).toBe("USD");
  });

  test("is done by one of two commands that go on with the same file", async () => {
    await cutOff(toJson(lamps), 2);
    const goOn = () => importFile(store, join(folder, "shop.json"), options);
    // Each has a session at once: the slower one would find nothing to go on with.
    await Promise.all([handles(), handles()]);
    const outcomes = await Promise.allSettled([goOn(), goOn()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { reason } = outcomes.find((each) => each.status === "rejected")!;
    expect(String(reason)).toContain("Another command imports shop.json");
    expect([(await handles()).length, await countMarks()]).toEqual([7, 0]);
  });

  test("keeps a mark for thirty days", async () => {
    await cutOff(toJson(lamps), 2);
    await sql`update import_marks set updated_at = now() - interval '29 days'`.execute(store.db);
    await deleteOldMarks(store.db);
    expect(await countMarks()).toBe(1);
    await sql`update import_marks set updated_at = now() - interval '31 days'`.execute(store.db);
    await deleteOldMarks(store.db);
    expect(await countMarks()).toBe(0);
  });
});

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatReasons } from "@velours/sdk/import";
import { toPngData } from "@velours/sdk/shop";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../platform/store/store.ts";
import { bookshopDirectory } from "../../testing/openBookshop.ts";
import { createEmbeddedStoreWith } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { requireSite } from "../sites/store.ts";
import { readSource } from "./readSource.ts";
import { type ImportOptions, type ImportResult, runImport } from "./runImport.ts";

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#0b6b5d80" } })
    .withMetadata({ exif: { IFD0: { Artist: "Ada" } } })
    .png()
    .toBuffer();
const options: ImportOptions = { skipBad: false, sources: ["boutique"] };

describe("a logo in PNG", () => {
  let directory: string;
  let shop: TestShop;
  let store: Store;
  let testStore: Awaited<ReturnType<typeof createEmbeddedStoreWith>>;
  const importLook = async (look: object): Promise<ImportResult> => {
    const [site] = JSON.parse(await readFile(join(bookshopDirectory, "sites.json"), "utf8"));
    const file = join(directory, "shop.json");
    const { logo: _, ...own } = site.look;
    const sites = [{ ...site, look: { ...own, ...look } }];
    const collections = JSON.parse(await readFile(join(bookshopDirectory, "collections.json"), "utf8"));
    await writeFile(file, JSON.stringify({ sites, collections }));
    return runImport(store, await readSource(file), options);
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "velours-logo-"));
    testStore = await createEmbeddedStoreWith("empty");
    store = await openStore(testStore.options);
    await writeFile(join(directory, "logo.png"), await draw(1500, 300));
    await writeFile(join(directory, "broken.png"), (await draw(300, 300)).subarray(0, 120));
    await writeFile(join(directory, "large.png"), await draw(2100, 10));
    await writeFile(join(directory, "words.png"), "no picture at all, in spite of its name and its length");
  });
  afterAll(async () => {
    await shop?.close();
    await rm(directory, { recursive: true, force: true });
  });

  test.each([
    ["broken.png", "look.logo is a PNG that cannot be drawn"],
    ["large.png", "look.logo is a PNG of 2100 × 10 pixels, and each side has at most 2000"],
    ["words.png", "look.logo is no PNG"],
    ["../logo.png", "look.logo must match"],
    [toPngData("!!!"), "look.logo must match"],
  ])("is refused by an import: %s", async (logo, reason) => {
    const { bad, imported } = await importLook({ logo });
    expect([imported, bad.map((row) => formatReasons(row.reasons, "en"))]).toEqual([
      false,
      [expect.stringContaining(reason)],
    ]);
  });

  test("is refused with its path where no such file is beside the document", () =>
    expect(importLook({ logo: "nothing.png" })).rejects.toThrow(
      /^shop\.json:1: look\.logo names a file that is not there: .*nothing\.png\.$/,
    ));

  test("is taken from beside the document, drawn anew without what else it holds, and the same again", async () => {
    const first = await importLook({ logo: "logo.png", icon: "logo.png" });
    expect([first.bad, first.counts?.sites.inserted]).toEqual([[], 1]);
    const again = await importLook({ logo: "logo.png", icon: "logo.png" });
    expect(again.counts?.sites).toMatchObject({ inserted: 0, updated: 0 });
    // As an export writes it.
    const stored = (await requireSite(store.db, "boutique")).look ?? {};
    expect((await importLook({ logo: stored.logo, icon: stored.icon })).counts?.sites).toMatchObject({
      inserted: 0,
      updated: 0,
    });
    await store.close();
    shop = await openTestShop({ ...testStore, isFilled: true });
    const { look } = (await shop.call("getSite", { params: { site: "boutique" } })).body;
    expect(look).toMatchObject({
      logoUrl: `/look/logo.png?v=${look?.version}`,
      iconUrl: `/look/icon-192.png?v=${look?.version}`,
    });
    const read = (url: string) => shop.app.inject({ url, headers: { host: "boutique.localhost" } });
    const logo = await read(look?.logoUrl ?? "");
    expect(logo.headers["content-type"]).toBe("image/png");
    const drawn = await sharp(logo.rawPayload).metadata();
    expect(drawn).toMatchObject({ format: "png", width: 720, height: 144, hasAlpha: true });
    expect(drawn.exif).toBeUndefined();
    expect((await sharp((await read("/look/icon-192.png")).rawPayload).metadata()).width).toBe(192);
    for (const name of ["logo.svg", "icon.svg"]) expect((await read(`/look/${name}`)).statusCode).toBe(404);
  });
});

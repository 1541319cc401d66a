import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlannedRow } from "@velours/sdk/import";
import { createReason } from "@velours/sdk/import";
import { pagePolicy } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeImageHost, startFakeImageHost } from "../../testing/fakeImageHost.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { defaultLimits } from "../pictures/fetchPicture.ts";
import { importPictures, listAddresses, mapPictures, reportPictures } from "./importPictures.ts";
import { formatPlan } from "./plan/formatPlan.ts";
import { findMissingPictures } from "./plan/missingPictures.ts";
import { readSource } from "./readSource.ts";
import { runImport } from "./runImport.ts";

test("an address with a line break writes no line of the report", () => {
  const missing = [
    {
      url: "https://a.example/x\npictures: 9 fetched",
      reason: createReason("connectionFailed", { message: "no such host\r\nall is well" }),
    },
  ];
  expect(reportPictures({ fetched: 0, existing: 0, failed: 1, missing })).toEqual([
    "pictures: 0 fetched, 0 known already, 1 could not be fetched",
    "  https://a.example/x pictures: 9 fetched: no such host all is well",
  ]);
});

test("a video and its captions are no pictures, its poster is", () => {
  const captions = [{ language: "en", src: "https://a.example/1.vtt" }];
  const product = {
    images: [{ src: "https://a.example/1.jpg" }],
    videos: [{ src: "https://a.example/1.mp4", poster: "https://a.example/1.png", captions }],
  };
  const pictures = ["https://a.example/1.jpg", "https://a.example/1.png"];
  expect([...listAddresses(product)]).toEqual(pictures);
  expect(mapPictures(product, () => "/own.jpg")).toEqual({
    images: [{ src: "/own.jpg" }],
    videos: [{ src: "https://a.example/1.mp4", poster: "/own.jpg", captions }],
  });
});

describeOnStores("pictures of an import", (createStore) => {
  let shop: TestShop;
  let host: FakeImageHost;
  let folder: string;
  beforeAll(async () => {
    [shop, host] = await Promise.all([openTestShop(await createStore("filled")), startFakeImageHost()]);
    folder = await mkdtemp(join(tmpdir(), "velours-pictures-"));
  });
  afterAll(async () => {
    await Promise.all([shop.close(), host.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  const limits = { ...defaultLimits, isAllowed: () => true };
  const row: PlannedRow = {
    part: "products",
    key: "1",
    name: "stool",
    before: null,
    changes: [],
    stored: undefined,
    row: {} as Product,
  };
  async function importFile(name: string, text: string) {
    const path = join(folder, name);
    await writeFile(path, text);
    const { db } = shop.services.store;
    const { source, pictures } = await importPictures(db, await readSource(path), limits);
    const result = await runImport(shop.services.store, source, { skipBad: false, sources: ["boutique"] });
    return { pictures, result };
  }
  const product = async (handle: string) =>
    (
      await shop.services.store.db
        .selectFrom("products")
        .select("document")
        .where("handle", "=", handle)
        .executeTakeFirstOrThrow()
    ).document as unknown as Product;

  test("that there are not are named by a plan for each product, before anything is stored", async () => {
    const path = join(folder, "planned.csv");
    await writeFile(
      path,
      [
        "Handle,Title,Variant Price,Image Src,Variant Image",
        `stool,Stool,20,${host.url}/a.png,`,
        `stool,,,${host.url}/page.png,`,
        `bench,Bench,20,${host.url}/page.png,`,
        "shelf,Shelf,20,,",
        "crate,Crate,20,https://8.8.8.256/a.png,",
      ].join("\n"),
    );
    const { db } = shop.services.store;
    const count = async () =>
      (await db.selectFrom("pictures").select("hash").execute()).length +
      (await db.selectFrom("picture_sources").select("url").execute()).length;
    const before = await count();
    const missing = await findMissingPictures(db, await readSource(path), limits);
    expect(missing).toEqual({
      unfetched: [
        ...["stool", "bench"].map(
          (handle) => `products ${handle}: ${host.url}/page.png: it is no JPEG, PNG, GIF, WebP or AVIF`,
        ),
        "products crate: https://8.8.8.256/a.png: Invalid URL",
      ],
      unpictured: ["bench", "shelf", "crate"],
    });
    expect(await count()).toBe(before);
    expect(
      formatPlan({ rows: [row], leaving: [], moved: [], soldOut: [], unlisted: [] }, missing).slice(2),
    ).toEqual([
      "Pictures that cannot be fetched now: 3",
      ...missing.unfetched.map((line) => `  ${line}`),
      "Without a picture: 3",
      "  bench",
      "  shelf",
      "  crate",
    ]);
  });

  test("are fetched, kept and shown from the shop's own host, which its pages' policy allows", async () => {
    const csv = [
      "Handle,Title,Variant Price,Image Src,Variant Image",
      `lamp,Lamp,20,${host.url}/a.png,${host.url}/jpeg-called.png`,
      `lamp,,,${host.url}/page.png,`,
      `lamp,,,${host.url}/moved.png,`,
    ].join("\n");
    const first = await importFile("lamp.csv", csv);
    expect(first.pictures).toMatchObject({ fetched: 3, existing: 0 });
    expect(reportPictures(first.pictures)).toEqual([
      "pictures: 3 fetched, 0 known already, 1 could not be fetched",
      `  ${host.url}/page.png: it is no JPEG, PNG, GIF, WebP or AVIF`,
    ]);
    const { images, variants } = await product("lamp");
    // The same picture under two addresses is stored once.
    expect(images.map(({ src }) => src)).toEqual([
      expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\.png$/),
      expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\.jpg$/),
    ]);
    expect(variants[0]!.image_id).toBe(images[1]!.id);
    expect(pagePolicy({ nonce: "x" }, {})).toContain("img-src 'self' data:;");
    for (const { src } of images) {
      for (const address of [src, src.replace(/\.(png|jpg)$/, "_x200.$1")]) {
        const response = await shop.app.inject(address);
        expect([response.statusCode, response.headers["content-type"]]).toEqual([
          200,
          src.endsWith("png") ? "image/png" : "image/jpeg",
        ]);
        expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        expect(response.headers["x-content-type-options"]).toBe("nosniff");
      }
    }
    const requestsBefore = host.requests.length;
    const again = await importFile("lamp.csv", csv);
    expect(again.pictures).toMatchObject({ fetched: 0, existing: 3 });
    expect(again.result.counts!.products).toMatchObject({ updated: 0, unchanged: 1 });
    // Only the one that is missing is tried again.
    expect(host.requests.slice(requestsBefore)).toEqual(["/page.png"]);
  });

  test("in a document too; a variant does not show one that is missing", async () => {
    const stored = await product("lamp");
    const images = [
      { id: 1, src: `${host.url}/other.png`, alt: "", variant_ids: [] },
      { id: 2, src: `${host.url}/nothing.png`, alt: "", variant_ids: [] },
      { id: 3, src: "/assets/img/own.svg", alt: "", variant_ids: [] },
    ];
    const variants = stored.variants.map((variant) => ({ ...variant, image_id: 2 }));
    const { result } = await importFile(
      "lamp.json",
      JSON.stringify({ products: [{ ...stored, images, variants }] }),
    );
    expect(result.bad).toEqual([]);
    const after = await product("lamp");
    expect(after.images.map(({ id }) => id)).toEqual([1, 3]);
    expect(after.images[0]!.src).toMatch(/^\/pictures\//);
    expect(after.variants[0]!.image_id).toBe(null);
  });

  test.each([
    `/pictures/${"0".repeat(64)}.png`,
    "/pictures/a.png",
    "/pictures/%2e%2e%2fsecret",
    `/pictures/${"0".repeat(64)}.svg`,
  ])("%s is no picture", async (address) => {
    const { statusCode, headers } = await shop.app.inject(address);
    expect([statusCode, headers["cache-control"]]).not.toContain("public, max-age=31536000, immutable");
    expect(statusCode).toBe(404);
  });
});

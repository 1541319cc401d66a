import { createClient, orThrow } from "@velours/sdk";
import { createMerchantClient } from "@velours/sdk/merchant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMockFetch } from "../createMockFetch.ts";
import { startMock } from "../startMock.ts";
import { addressPictures, type Pictures, restorePictures } from "./addressPictures.ts";

const call = { params: { path: { id: 100001 } } };

const shop = "https://shop.example";
it.each<[Pictures, unknown, unknown]>([
  ["path", "/assets/img/a.svg", "/assets/img/a.svg"],
  [shop, "/assets/img/a.svg", `${shop}/assets/img/a.svg`],
  [shop, "/assets/img/", `${shop}/assets/img/`],
  [shop, "/product/1", "/product/1"],
  [shop, "https://cdn.example/a.svg", "https://cdn.example/a.svg"],
  [shop, { images: [{ src: "/assets/a.svg" }] }, { images: [{ src: `${shop}/assets/a.svg` }] }],
  [shop, { home: { image: "/assets/a.svg" } }, { home: { image: "/assets/a.svg" } }],
  ["data", "/assets/img/", "/assets/img/"],
  ["data", "/assets/video/halo.webm", "/assets/video/halo.webm"],
])("%s leads %j to %j", (pictures, body, expected) =>
  expect(addressPictures(pictures)?.(body) ?? body).toEqual(expected),
);

it("draws a picture into its address", () => {
  const drawn = addressPictures("data")?.("/assets/img/a.svg") as string;
  expect(decodeURIComponent(drawn)).toMatch(
    /^data:image\/svg\+xml,<svg .*>a<\/text><\/svg>#\/assets\/img\/a\.svg$/,
  );
});

it.each<Pictures>(["path", "data", shop])("%s is restored to what it was made of", (pictures) => {
  const product = { images: [{ src: "/assets/img/a.svg", alt: "#" }, { src: "/pictures/b.png" }], url: "/a" };
  const kept = new Map([["/pictures/b.png", { type: "image/png", data: "iVBORw0KGgo=" }]]);
  const answered = JSON.stringify(addressPictures(pictures, kept)?.(product) ?? product);
  expect(restorePictures(pictures, answered)).toBe(JSON.stringify(product));
  const quoted = JSON.stringify({ text: answered });
  expect(JSON.parse(restorePictures(pictures, quoted)).text).toContain("/assets/img/a.svg");
});

describe("pictures of the mock's answers", () => {
  let mock: Awaited<ReturnType<typeof startMock>>;
  beforeAll(async () => {
    mock = await startMock({ port: 0 });
  });
  afterAll(() => mock?.close());

  it("load from its server: products, collections and filters", async () => {
    const shop = createClient({ baseUrl: `${mock.url}/api`, clientToken: "velours-dev" });
    const [{ data: product }, { data: site }] = await Promise.all([
      shop.getProduct(call),
      shop.getSite({ params: { path: { site: "boutique" } } }),
    ]);
    const { home: _paths, ...rest } = site ?? {};
    const named = JSON.stringify([product, rest]).match(/"[^"]*\/assets\/img\/[^"]+\.(svg|png)"/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    for (const address of named.map((text) => JSON.parse(text))) {
      expect(address.startsWith(mock.url)).toBe(true);
      expect([address, (await fetch(address)).status]).toEqual([address, 200]);
    }
  });

  it("load from its server when a desk keeps them, by the names of smaller ones, too", async () => {
    const desk = createMerchantClient({
      baseUrl: `${mock.url}/api`,
      clientToken: "velours-dev",
      headers: { "x-merchant-key": "any" },
    });
    const data = btoa("\x89PNG\r\n\x1a\nof a test");
    const { src } = orThrow(await desk.saveMerchantPicture({ body: { data } }));
    expect(src.startsWith(`${mock.url}/pictures/`)).toBe(true);
    for (const address of [src, src.replace(".png", "_x400.png")]) {
      const response = await fetch(address);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(btoa(String.fromCharCode(...new Uint8Array(await response.arrayBuffer())))).toBe(data);
    }
    expect((await fetch(`${mock.url}/pictures/another.png`)).status).toBe(404);
  });

  it("are drawn in a tab, unless paths are wished for", async () => {
    const src = async (fetch: ReturnType<typeof createMockFetch>) => {
      const shop = createClient({ baseUrl: "/api", clientToken: "velours-dev", fetch });
      return (await shop.getProduct(call)).data?.images[0]?.src;
    };
    expect(await src(createMockFetch())).toMatch(/^data:image/);
    expect(await src(createMockFetch({ pictures: "path" }))).toMatch(/^\/assets/);
  });
});

import { PassThrough } from "node:stream";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { openBookshop } from "../../testing/openBookshop.ts";

describe("the files of a site's look", () => {
  let version: string;
  const read = (url: string) => shop.app.inject({ url, headers: { host: "boutique.localhost" } });

  const shop = fixture(() => openBookshop({ logTo: new PassThrough() }));
  beforeAll(async () => {
    const { body } = await shop.call("getSite", { params: { site: "boutique" } });
    version = body.look?.version ?? "";
  });

  it("is named in the settings, without its drawings", async () => {
    const { body } = await shop.call("getSite", { params: { site: "boutique" } });
    expect(body.look).toEqual({
      accent: "#8a3b12",
      dark: "#2b1a10",
      font: "lora",
      corners: "soft",
      version: expect.stringMatching(/^[0-9a-z]{1,7}$/),
      logoUrl: `/look/logo.svg?v=${version}`,
      iconUrl: `/look/icon.svg?v=${version}`,
    });
  });

  it("are kept for good at the address of their version, and else for minutes", async () => {
    const named = await read(`/look/style.css?v=${version}`);
    expect(named.statusCode).toBe(200);
    expect(named.body).toContain("--site-brand-600:#8a3b12");
    expect(named.headers["cache-control"]).toContain("immutable");
    expect((await read("/look/style.css?v=older")).headers["cache-control"]).toBe("public, max-age=300");
    const again = await shop.app.inject({
      url: `/look/style.css?v=${version}`,
      headers: { host: "boutique.localhost", "if-none-match": named.headers.etag },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ["icon-48.png", 48, 48],
    ["icon-180.png", 180, 180],
    ["icon-192.png", 192, 192],
    ["icon-512.png", 512, 512],
    ["icon-maskable.png", 512, 512],
    ["share.png", 1200, 630],
  ])("are drawn: %s", async (name, width, height) => {
    const { rawPayload, headers } = await read(`/look/${name}`);
    expect(headers["content-type"]).toBe("image/png");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width, height });
  });

  it.each([
    ["favicon.ico", 48],
    ["apple-touch-icon.png", 180],
  ])("stand at the address that is asked for without being named: %s", async (name, width) => {
    const { rawPayload, headers } = await read(`/${name}`);
    expect(headers["content-type"]).toBe("image/png");
    expect((await sharp(rawPayload).metadata()).width).toBe(width);
  });

  it("have a logo that is a drawing alone", async () => {
    const { body, headers } = await read("/look/logo.svg");
    expect(headers["content-type"]).toBe("image/svg+xml");
    expect(body).toMatch(/^<svg /);
    expect(body).not.toMatch(/script|onload/);
  });

  it("have the fonts that can be chosen, and no other file of theirs", async () => {
    const font = await read("/look/fonts/lora-latin.woff2");
    expect(font.headers["content-type"]).toBe("font/woff2");
    expect(font.rawPayload.subarray(0, 4).toString()).toBe("wOF2");
    for (const name of [
      "lora-vietnamese.woff2",
      "figtree-latin.woff2",
      "..%2Fpackage.json",
      "lora-latin.css",
    ])
      expect((await read(`/look/fonts/${name}`)).statusCode, name).toBe(404);
  });

  it.each(["nothing.css", "constructor", "icon-9.png"])("are these alone: not %s", async (name) =>
    expect((await read(`/look/${name}`)).statusCode).toBe(404),
  );

  it("are named in the app's manifest", async () => {
    const { icons, theme_color } = (await read("/manifest.webmanifest")).json();
    expect(theme_color).toBe("#2b1a10");
    expect(icons.map(({ src }: { src: string }) => src)).toEqual(
      ["192", "512", "maskable"].map((file) => `/look/icon-${file}.png?v=${version}`),
    );
  });
});

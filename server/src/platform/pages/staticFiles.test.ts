import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { StaticFiles, sendFile } from "./staticFiles.ts";

const directory = mkdtempSync(join(tmpdir(), "velours-files-"));
const app = fastify();

beforeAll(async () => {
  writeFileSync(join(directory, "halo.webm"), "0123456789");
  writeFileSync(join(directory, "halo.en.vtt"), "WEBVTT");
  const files = new StaticFiles(directory, [""]);
  app.get("/*", async (request, reply) =>
    sendFile(request, reply, (await files.get(request.url, "identity"))!),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/${name}`, { headers });

test("a video is sent in the part a player asks for, as Safari needs it", async () => {
  const whole = await get("halo.webm");
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/webm"]);
  expect(whole.headers.get("accept-ranges")).toBe("bytes");
  const etag = whole.headers.get("etag")!;

  const part = await get("halo.webm", { range: "bytes=2-4" });
  expect([part.status, await part.text()]).toEqual([206, "234"]);
  expect(part.headers.get("content-range")).toBe("bytes 2-4/10");
  expect(part.headers.get("content-length")).toBe("3");

  const beyond = await get("halo.webm", { range: "bytes=10-" });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);

  // The part would be of another version than the one the player has begun with.
  const stale = await get("halo.webm", { range: "bytes=2-4", "if-range": '"old"' });
  expect(stale.status).toBe(200);
  expect((await get("halo.webm", { range: "bytes=2-4", "if-range": etag })).status).toBe(206);
});

test("captions have their type and are sent whole", async () => {
  const captions = await get("halo.en.vtt", { range: "bytes=0-1" });
  expect([captions.status, captions.headers.get("content-type")]).toEqual([200, "text/vtt; charset=utf-8"]);
});

describe("a picture of a size", () => {
  const shelf = mkdtempSync(join(tmpdir(), "velours-sizes-"));
  for (const name of ["assets/img", "assets/files"]) mkdirSync(join(shelf, name), { recursive: true });
  for (const name of ["img/lamp.jpg", "img/halo.png", "img/halo_x200.png", "img/ring.svg", "files/sold.jpg"])
    writeFileSync(join(shelf, "assets", name), name);
  const files = new StaticFiles(shelf, ["", "/distribution"]);
  afterAll(() => rmSync(shelf, { recursive: true }));
  const read = async (address: string) => {
    const file = await files.get(address, "identity");
    return file && [file.bytes.toString(), file.type];
  };

  it.each([
    ["is its own file", "/assets/img/halo_x200.png", ["img/halo_x200.png", "image/png"]],
    ["is the picture itself without one", "/assets/img/lamp_x200.jpg", ["img/lamp.jpg", "image/jpeg"]],
    [
      "also below the build's prefix",
      "/distribution/assets/img/lamp_x400.jpg",
      ["img/lamp.jpg", "image/jpeg"],
    ],
    ["is not made of a sold file", "/assets/files/sold_x200.jpg", undefined],
    ["is not made of a sold file by a detour", "/assets/img/../files/sold_x200.jpg", undefined],
    ["is not made of a drawing, which has none", "/assets/img/ring_x200.svg", undefined],
    ["is not made of what is not there", "/assets/img/none_x200.jpg", undefined],
  ])("%s (C-098)", async (_, address, file) => expect(await read(address)).toEqual(file));
});

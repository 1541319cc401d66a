import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
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

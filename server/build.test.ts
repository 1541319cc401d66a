import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "./build.ts";
import { startServer } from "./src/testing/startServer.ts";
import { stopServer } from "./src/testing/stopServer.ts";
import { createEmbeddedStore } from "./src/testing/stores.ts";

describe("the bundled server", () => {
  let dist: string;
  beforeAll(async () => {
    // Within the package, where Node finds what is not bundled.
    mkdirSync(join(import.meta.dirname, "dist"), { recursive: true });
    dist = mkdtempSync(join(import.meta.dirname, "dist/test-"));
    await build(dist);
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test("fills an empty store with the demo, and answers a listing, a page and the sandbox", async () => {
    const { options, remove } = createEmbeddedStore();
    const file = join(dist, "server.js");
    // The first start makes the database in a thread, and reads the demo's files.
    await stopServer(await startServer(options, undefined, {}, file));
    const server = await startServer(options, undefined, {}, file);
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(server.origin + path, {
        ...init,
        headers: { "x-client-token": "velours-dev", "content-type": "application/json" },
      });
    const listing = await (await ask("/api/products?collections=vibrators&limit=5")).json();
    expect(listing).toHaveLength(5);
    expect(await (await ask("/")).text()).toContain("</html>");
    const [variant] = listing[0].variants;
    const change = (body: object) =>
      ask(`/sandbox/variants/${variant.id}`, { method: "POST", body: JSON.stringify(body) });
    expect((await change({ price: "much" })).status).toBe(400);
    expect((await change({ price: 7 })).status).toBe(204);
    expect((await (await ask(`/api/products/${listing[0].id}`)).json()).price).toBe(7);
    await stopServer(server);
    await remove();
  });

  test("keeps the files of the build before, which a running process may load, and none older", async () => {
    const files = readdirSync(dist);
    for (const name of ["older", "before"]) writeFileSync(join(dist, `${name}-12345678.js`), "");
    writeFileSync(join(dist, "files.json"), JSON.stringify(["before-12345678.js"]));
    await build(dist);
    expect(readdirSync(dist).sort()).toEqual([...files, "before-12345678.js"].sort());
    await build(dist);
    expect(readdirSync(dist)).toEqual(files);
  });
});

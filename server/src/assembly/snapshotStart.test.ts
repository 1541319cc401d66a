import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startServer } from "../testing/startServer.ts";
import { stopServer } from "../testing/stopServer.ts";
import { describeOnStores, type TestStore } from "../testing/stores.ts";

describeOnStores("a server with a snapshot of the catalogue", (createStore) => {
  let testStore: TestStore;
  let path: string;
  beforeEach(async () => {
    testStore = await createStore("filled");
    path = join(testStore.options.dataDir, "catalogue.snapshot");
  });
  afterEach(() => testStore.remove());

  /** A server's response to a listing. */
  async function list(env: Record<string, string> = {}): Promise<string> {
    const server = await startServer(testStore.options, undefined, env);
    const response = await fetch(`${server.origin}/api/products?limit=100`, {
      headers: { "x-client-token": "velours-dev" },
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    await stopServer(server);
    return text;
  }

  test("writes it when it stops, starts with it, and starts without it when it is damaged", async () => {
    const expected = await list();
    const { ino, mode } = await stat(path);
    expect(mode & 0o777).toBe(0o600);
    expect(await list()).toBe(expected);
    expect((await stat(path)).ino).toBe(ino);

    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
    expect(await list()).toBe(expected);
    expect(await readFile(path)).not.toEqual(bytes);
  }, 120_000);
});

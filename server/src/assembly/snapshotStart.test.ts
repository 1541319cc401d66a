import { existsSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { spawnServer, startServer } from "../testing/startServer.ts";
import { stopServer } from "../testing/stopServer.ts";
import { storeEnvironment } from "../testing/storeEnvironment.ts";
import { describeOnStores, type TestStore } from "../testing/stores.ts";

const patience = { timeout: 30_000, interval: 50 };

describeOnStores("a server with a snapshot of the catalogue", (createStore, kind) => {
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

  test("writes it soon after its start, in case it is killed", async () => {
    const server = await startServer(testStore.options);
    await expect.poll(() => existsSync(path), patience).toBe(true);
    server.child.kill("SIGKILL");
    const { ino } = await stat(path);
    await list();
    expect((await stat(path)).ino).toBe(ino);
  }, 120_000);

  test.runIf(kind === "postgres")(
    "runs without it where it cannot be written, and says so once",
    async () => {
      const blocked = join(testStore.options.dataDir, "file");
      await writeFile(blocked, "");
      const { child, output } = spawnServer({
        PORT: "0",
        HOST: "127.0.0.1",
        ...storeEnvironment({ ...testStore.options, dataDir: join(blocked, "below") }),
      });
      await expect.poll(output, patience).toContain("The catalogue's snapshot was not written");
      expect(output()).toContain("Velours is open");
      await stopServer({ child });
      expect(output().match(/snapshot/g)).toHaveLength(1);
    },
    60_000,
  );

  // Starts five processes; SnapshotFile.test.ts holds that others see a whole file or none.
  test.runIf(kind === "postgres" && process.env.FULL !== undefined)(
    "shares it between processes",
    async () => {
      const expected = await list({ PROCESSES: "2" });
      expect(await list({ PROCESSES: "2" })).toBe(expected);
      await rm(path);
      expect(await list()).toBe(expected);
    },
    60_000,
  );
});

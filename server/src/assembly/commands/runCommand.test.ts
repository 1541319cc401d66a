import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DirectoryLock, lockDirectory } from "../../platform/store/directoryLock.ts";
import { spawnCommand } from "../../testing/spawnCommand.ts";

describe("a command on the embedded store beside the running shop", () => {
  const directory = mkdtempSync(join(tmpdir(), "velours-beside-"));
  const file = join(directory, "goods.csv");
  let lock: DirectoryLock;
  beforeAll(() => {
    lock = lockDirectory(directory);
    writeFileSync(file, "Handle,Title,Variant Price\nlamp,Lamp,20\n");
  });
  afterAll(() => {
    lock.release();
    rmSync(directory, { recursive: true });
  });

  it.each([
    ["import", [file], "Do this in the shop itself, at /desk/settings/import, or stop it"],
    ["orders", ["list"], "Do this in the shop itself, at /desk/orders, or stop it"],
    ["members", ["sign-out", "--all"], "Stop the shop"],
  ])("%s says what to do, without a stack", async (command, words, advice) => {
    const { DATABASE_URL: _, ...environment } = process.env;
    const { code, err } = await spawnCommand(command, words, { ...environment, DATA_DIR: directory });
    expect(code).toBe(1);
    expect(err.trim().split("\n").at(-1)).toBe(
      `The data directory ${directory} is in use by another process. As a rule that is the running shop, beside which ` +
        `commands run on PostgreSQL (DATABASE_URL) alone. ${advice}, run the command again, and start the shop.`,
    );
    expect(err).not.toContain("    at ");
  });
});

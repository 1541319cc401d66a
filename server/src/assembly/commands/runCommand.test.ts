import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type DirectoryLock, lockDirectory } from "../../platform/store/directoryLock.ts";
import { spawnCommand } from "../../testing/spawnCommand.ts";
import { runCommand } from "./runCommand.ts";

describe("a command on the embedded store beside the running shop", () => {
  const directory = mkdtempSync(join(tmpdir(), "velours-beside-"));
  const file = join(directory, "goods.csv");
  let lock: DirectoryLock;
  beforeAll(() => {
    lock = lockDirectory(directory);
    mkdirSync(join(directory, "pgdata", "base"), { recursive: true });
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

describe("an error that the caller can mend is a sentence without a stack", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  it.each([
    ["localhost/shop", undefined, /^DATABASE_URL must be an address such as postgres:/],
    [undefined, "ENOSPC", /^the backup failed$/],
    [undefined, "EROFS", /^the backup failed$/],
    [
      "postgres://shop@db.example/shop",
      "08006",
      /^DATABASE_URL names db.example\/shop, but no database answers/,
    ],
  ])("DATABASE_URL %s, code %s", async (url, code, sentence) => {
    vi.stubEnv("DATABASE_URL", url);
    const print = vi.spyOn(console, "error").mockImplementation(() => {});
    await runCommand(async () => {
      throw Object.assign(new Error("the backup failed"), { code });
    });
    expect(print.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
    expect(String(print.mock.calls[0])).not.toContain("    at ");
    expect(process.exitCode).toBe(1);
  });
});

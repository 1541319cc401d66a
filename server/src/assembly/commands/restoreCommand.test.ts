import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { doRestore } from "./restoreCommand.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "velours-restore-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const restore = (tar: Buffer) => {
  const file = join(folder, "backup");
  writeFileSync(file, gzipSync(tar));
  const dataDir = join(folder, "data");
  return doRestore({ dataDir, databaseUrl: undefined, preparedStatements: true }, [file]).finally(() =>
    expect(existsSync(join(dataDir, "pgdata"))).toBe(false),
  );
};

test("refuses a backup that ends too early, is damaged, links or leads elsewhere, and changes nothing", async () => {
  const content = "x".repeat(2_000);
  const whole = await buffer(packTar([{ type: "content", target: "pgdata/a", content }]));
  await expect(restore(whole.subarray(0, 1_500))).rejects.toThrow("truncated");
  await expect(restore(Buffer.from("no tar archive".padEnd(1_024)))).rejects.toThrow("checksum");

  symlinkSync("/etc", join(folder, "link"));
  const link = packTar([{ type: "file", source: join(folder, "link"), target: "pgdata/link" }]);
  await expect(restore(await buffer(link))).rejects.toThrow("neither a file nor a folder");

  const map = <Header extends object>(header: Header) => ({ ...header, name: "../evil" });
  const outside = packTar([{ type: "content", target: "evil", content }], { map });
  await expect(restore(await buffer(outside))).rejects.toThrow("points outside");
});

test("a copy of a folder that was cut off leaves nothing that a start could take for the store", async () => {
  const source = join(folder, "copy");
  const dataDir = join(folder, "data");
  for (const path of [join(source, "global"), dataDir]) mkdirSync(path, { recursive: true });
  for (const name of ["PG_VERSION", "global/pg_control"]) writeFileSync(join(source, name), "17");
  // It cannot be copied, as a file on a full disk.
  symlinkSync("/dev/full", join(source, "pg_wal"));
  // Its own store is gone, so that a start would go on with what a restore has made.
  writeFileSync(join(dataDir, "initialised"), "");
  const location = { dataDir, databaseUrl: undefined, preparedStatements: true };
  await expect(doRestore(location, [source, "--overwrite"])).rejects.toThrow("neither a file nor a folder");
  expect(readdirSync(dataDir).filter((name) => name.startsWith("pgdata"))).toEqual([]);
});

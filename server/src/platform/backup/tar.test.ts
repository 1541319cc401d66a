import { execFileSync } from "node:child_process";
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packTar, unpackTar } from "./tar.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "velours-tar-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const place = (name: string) => {
  const path = join(folder, `${count++}-${name}`);
  mkdirSync(path);
  return path;
};
const pack = async (from: string) => {
  const file = join(folder, `${count++}.tar`);
  writeFileSync(file, await buffer(packTar(from, "pgdata")));
  return file;
};
/** In pieces of any size, as a network or an unzipper hands them out. */
const pieces = (file: string, highWaterMark: number) => createReadStream(file, { highWaterMark });

test("what was packed comes out byte for byte, whatever the sizes of files and pieces", async () => {
  const sizes = fc.array(fc.constantFrom(0, 1, 511, 512, 513, 8192, 70_001), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(sizes, fc.constantFrom(1, 7, 512, 65_536), async (list, piece) => {
      const from = place("from");
      mkdirSync(join(from, "base", "5"), { recursive: true });
      list.forEach((size, nth) => {
        writeFileSync(join(from, "base", "5", String(nth)), Buffer.alloc(size, nth + 1));
      });
      const to = place("to");
      await unpackTar(pieces(await pack(from), Math.max(piece, 64)), to);
      list.forEach((size, nth) => {
        const read = readFileSync(join(to, "pgdata", "base", "5", String(nth)));
        expect(read.equals(Buffer.alloc(size, nth + 1))).toBe(true);
      });
    }),
    { numRuns: 15 },
  );
});

test("other programs read it", async () => {
  const from = place("from");
  writeFileSync(join(from, "PG_VERSION"), "17\n");
  expect(execFileSync("tar", ["-tf", await pack(from)], { encoding: "utf8" })).toBe(
    "pgdata/\npgdata/PG_VERSION\n",
  );
});

test("an archive that ends too early, is damaged, links or leads elsewhere is refused", async () => {
  const from = place("from");
  writeFileSync(join(from, "a"), "x".repeat(2_000));
  const whole = readFileSync(await pack(from));
  const refused = (bytes: Buffer) => {
    const file = join(folder, `${count++}.tar`);
    writeFileSync(file, bytes);
    return expect(unpackTar(pieces(file, 512), place("to"))).rejects;
  };
  await refused(whole.subarray(0, 1_500)).toThrow("it ends too early");
  await refused(Buffer.from("no tar archive".padEnd(1_024))).toThrow(
    "it is no tar archive, or it is damaged",
  );
  for (const [name, type, expected] of [
    ["../evil", "0", "leads out of its folder"],
    ["/etc/evil", "0", "leads out of its folder"],
    ["pgdata/link", "2", "neither a file nor a folder"],
  ] as const) {
    const header = Buffer.from(whole.subarray(512, 1_024));
    header.fill(0, 0, 100).write(name, 0);
    header.write(type, 156);
    header.write("        ", 148);
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, "0")}\0 `,
      148,
    );
    await refused(Buffer.concat([header, Buffer.alloc(2_048)])).toThrow(expected);
  }
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { CatalogueIndex } from "@velours/sdk/shop";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Revision } from "../../../platform/store/revision.ts";
import { products } from "../../../testing/shopData.ts";
import { packProducts } from "../store/packProducts.ts";
import type { TextRecord } from "../store/TextRecord.ts";
import { SnapshotFile } from "./SnapshotFile.ts";

const stock = [{ variant_id: 11, region: "US", quantity: 3, level: "low" as const, requires_shipping: true }];
const texts = Array.from({ length: 100 }, (_, id) =>
  JSON.stringify([id, id % 7 > 0, id, "2026-03-01T02:00:00+02:00", null, { ...products[0], id }, stock]),
);
const packed = packProducts(texts);
const index = new CatalogueIndex<TextRecord>();
index.take(packed.records, [], packed.indexed);
await index.prepareSearch();
const none = new CatalogueIndex<TextRecord>();
const revision: Revision = { value: 12, stamp: "0b0f7a52-5f0d-4c8e-9e3f-6b1c5a1d2e3f" };
const later: Revision = { value: 13, stamp: "3c1e5f7a-0d2b-4a6c-8e9f-1a2b3c4d5e6f" };

describe("SnapshotFile", () => {
  let directory: string;
  let path: string;
  let file: SnapshotFile;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), "velours-snapshot-"));
    path = join(directory, "catalogue.snapshot");
    file = new SnapshotFile(directory);
    await file.write(revision, index);
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  /** All that is read of a product. */
  const read = async (wanted = revision) => {
    const content = await new SnapshotFile(directory).read(wanted);
    return (
      content && {
        dump: content.dump,
        words: content.words,
        records: content.parts.flat().map((record) => ({
          ...record,
          text: record.text.toString(),
          created_at: record.created_at,
          document: record.document,
          block: undefined,
          place: undefined,
        })),
      }
    );
  };
  const expectWhole = (found: Awaited<ReturnType<typeof read>>) => {
    expect(found?.records.map(({ text }) => text)).toEqual(texts);
    expect(found?.dump).toEqual(index.dump());
    expect(found?.words).toEqual([...index.dumpWords()]);
    expect(
      found?.records.map(({ id, enabled, popularity, created_at }) => [id, enabled, popularity, created_at]),
    ).toEqual(
      packed.records.map(({ id, enabled, popularity, created_at }) => [id, enabled, popularity, created_at]),
    );
  };
  /** Files in the directory. */
  const names = () => readdir(directory);

  test("is read as it was written, and only its owner may", async () => {
    expectWhole(await read());
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await names()).toEqual(["catalogue.snapshot"]);
  });

  test.each([
    ["another number", { ...revision, value: 11 }],
    ["another stamp, as in another store or one that was restored", { ...revision, stamp: later.stamp }],
  ])("of %s is not used and stays", async (_, wanted) => {
    expect(await read(wanted)).toBeUndefined();
    expectWhole(await read());
  });

  test("that is truncated anywhere is not used, and the next one replaces it", async () => {
    const bytes = await readFile(path);
    const tenth = (bytes.length - (bytes.length % 10)) / 10;
    for (let nth = 0; nth < 10; nth++) {
      await writeFile(path, bytes.subarray(0, nth * tenth));
      expect(await read()).toBeUndefined();
      await new SnapshotFile(directory).write(revision, index);
      expectWhole(await read());
    }
    await writeFile(path, bytes.subarray(0, -1));
    expect(await read()).toBeUndefined();
  });

  test("with any changed byte is not used", async () => {
    const bytes = await readFile(path);
    const step = (bytes.length - (bytes.length % 300)) / 300;
    for (let at = 0; at < bytes.length; at += at < 120 ? 1 : step) {
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= 1 << (at % 8);
      await writeFile(path, damaged);
      expect(await read()).toBeUndefined();
    }
  });

  test("of a later format is not used, though it is intact", async () => {
    const content = (await readFile(path)).subarray(0, -4);
    const header = content.subarray(0, content.indexOf("\n")).toString().replace('"format":6', '"format":7');
    const changed = Buffer.concat([Buffer.from(header), content.subarray(content.indexOf("\n"))]);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32LE(crc32(changed));
    await writeFile(path, Buffer.concat([changed, checksum]));
    expect(header).toContain('"format":7');
    expect(await read()).toBeUndefined();
  });

  test.each(["", "{}\n", "null\n", "[1]\n", "hello", '{"format":1}\n'])(
    "that is %j is not used",
    async (content) => {
      await writeFile(path, content);
      expect(await read()).toBeUndefined();
    },
  );

  test("in whose place is a folder is not used, and failing to write is told once", async () => {
    await rm(path);
    await mkdir(join(path, "not empty"), { recursive: true });
    expect(await read()).toBeUndefined();
    const errors: Error[] = [];
    const failing = new SnapshotFile(directory, (error) => errors.push(error));
    await failing.write(revision, index);
    await failing.write(later, index);
    expect(errors).toHaveLength(1);
    expect(await names()).toEqual(["catalogue.snapshot"]);
  });

  test("in a directory that cannot be made fails without throwing, and one that is missing is made", async () => {
    const errors: Error[] = [];
    await new SnapshotFile(join(path, "below a file"), (error) => errors.push(error)).write(later, none);
    expect(errors).toHaveLength(1);
    const below = join(directory, "below");
    await new SnapshotFile(below).write(later, none);
    expect(await readdir(below)).toEqual(["catalogue.snapshot"]);
  });

  test("is not written again for the revision it has", async () => {
    const { ino } = await stat(path);
    await file.write(revision, none);
    expect((await stat(path)).ino).toBe(ino);
    await file.write(later, none);
    expect((await stat(path)).ino).not.toBe(ino);
    expect(await read(later)).toEqual({ records: [], dump: none.dump(), words: [] });
  });

  test("without words is replaced once they are indexed, and by none without", async () => {
    const unsearched = new CatalogueIndex<TextRecord>();
    unsearched.take(packed.records, [], packed.indexed);
    await file.write(revision, unsearched);
    expectWhole(await read());
    await file.write(later, unsearched);
    expect(await read(later)).toMatchObject({ dump: { words: { count: 0 } }, words: [] });
    await file.write(later, index);
    expectWhole(await read(later));
  });

  test("is not replaced by one that is aborted, which is no failure", async () => {
    const errors: Error[] = [];
    const aborting = new AbortController();
    const writing = new SnapshotFile(directory, (error) => errors.push(error)).write(
      later,
      index,
      aborting.signal,
    );
    aborting.abort();
    await writing;
    expectWhole(await read());
    expect(await names()).toEqual(["catalogue.snapshot"]);
    expect(errors).toEqual([]);
  });

  test("that many write at once is whole, one of theirs, and alone", async () => {
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        [revision, later, revision, later].map((of) => new SnapshotFile(directory).write(of, index)),
      );
      const found = [await read(revision), await read(later)].filter((records) => records !== undefined);
      expect(found).toHaveLength(1);
      expectWhole(found[0]);
      expect(await names()).toEqual(["catalogue.snapshot"]);
    }
  });

  test("is whole after a process was killed while it wrote, and what that left is removed later", async () => {
    for (const milliseconds of [20, 60, 120]) {
      const writer = spawn(process.execPath, ["--input-type=module", "-e", endlessWriter(directory)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(writer.stdout, "data");
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      writer.kill("SIGKILL");
      await once(writer, "exit");
      const [value] = (await readFile(path)).toString().match(/(?<="value":)\d+/) ?? [];
      const found = await read({ ...revision, value: Number(value) });
      expect(found?.records).toHaveLength(texts.length);
    }
    const draft = join(directory, "catalogue.snapshot.left");
    await writeFile(draft, "half");
    await file.write(later, index);
    expect(await names()).toContain("catalogue.snapshot.left");
    const hourAgo = Date.now() / 1000 - 3600;
    await utimes(draft, hourAgo, hourAgo);
    await file.write(revision, index);
    expect(await names()).not.toContain("catalogue.snapshot.left");
  }, 60_000);
});

/** A program that writes one revision after the other, and says when it begins. */
const endlessWriter = (directory: string) => `
  import { CatalogueIndex } from ${JSON.stringify(import.meta.resolve("@velours/sdk/shop"))};
  import { SnapshotFile } from ${JSON.stringify(new URL("./SnapshotFile.ts", import.meta.url).href)};
  import { packProducts } from ${JSON.stringify(new URL("../store/packProducts.ts", import.meta.url).href)};
  const texts = Array.from({ length: ${texts.length} }, (_, id) =>
    JSON.stringify([id, true, 0, "2026-03-01", null, { ...${JSON.stringify(products[0])}, id }, []]));
  const { records, indexed } = packProducts(texts);
  const index = new CatalogueIndex();
  index.take(records, [], indexed);
  await index.prepareSearch();
  const file = new SnapshotFile(${JSON.stringify(directory)});
  for (let value = 100; ; value++) {
    await file.write({ value, stamp: ${JSON.stringify(revision.stamp)} }, index);
    if (value === 100) console.log("began");
  }`;

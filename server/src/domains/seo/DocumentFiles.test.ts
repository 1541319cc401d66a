import { chmod, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DocumentFiles } from "./DocumentFiles.ts";

describe("documents in files", () => {
  let parent: string;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), "velours-test-documents-"));
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  let count = 0;
  /** A folder of its own, and the files in it, of the version that `catalogue` names. */
  function openFiles(folder = join(parent, String(count++)), catalogue = { version: "1" }) {
    const errors: Error[] = [];
    const files = new DocumentFiles({
      folder,
      version: () => catalogue.version,
      onError: (error) => errors.push(error),
    });
    return { folder, files, catalogue, errors };
  }
  const read = async (files: DocumentFiles, key: string, write: () => Promise<Iterable<string>>) => {
    const file = await files.open(key, write);
    return file && text(file.createReadStream().pipe(createGunzip()));
  };

  test("are made once, and read by another process", async () => {
    const { files, folder } = openFiles();
    const write = vi.fn(async () => ["a", "b"]);
    expect(await Promise.all([read(files, "x", write), read(files, "x", write)])).toEqual(["ab", "ab"]);
    expect(await read(files, "x", write)).toBe("ab");
    expect(write).toHaveBeenCalledTimes(1);
    const other = openFiles(folder);
    expect(await read(other.files, "x", async () => ["of the other process"])).toBe("ab");
    await Promise.all([files.stop(), other.files.stop()]);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test("are made once by a process whose clock is ahead of the last tick", async () => {
    vi.setSystemTime(Date.now() + 5);
    const { files } = openFiles();
    vi.useRealTimers();
    const write = vi.fn(async () => ["a"]);
    expect([await read(files, "x", write), await read(files, "x", write)]).toEqual(["a", "a"]);
    expect(write).toHaveBeenCalledTimes(1);
    await files.stop();
  });

  test("are answered in the version before while the next is made, and then in that one alone", async () => {
    const { files, folder, catalogue } = openFiles();
    await read(files, "x", async () => ["first"]);
    catalogue.version = "2";
    const write = async () => [catalogue.version];
    expect(await read(files, "x", write)).toBe("first");
    await vi.waitFor(async () => expect(await read(files, "x", write)).toBe("2"));
    expect(await readdir(folder)).toHaveLength(1);
    await files.stop();
  });

  test("are not waited for longer than a second, and not kept from others while they are made", async () => {
    const { files } = openFiles();
    function* write() {
      for (let piece = 0; piece < 400; piece++) {
        const end = performance.now() + 5;
        while (performance.now() < end);
        yield `${piece} `;
      }
    }
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const began = performance.now();
    expect(await read(files, "x", async () => write())).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(2_000);
    await vi.waitFor(
      async () => expect(await read(files, "x", async () => write())).toMatch(/399 $/),
      20_000,
    );
    clearInterval(timer);
    // Made in one piece it takes two seconds.
    expect(longest).toBeLessThan(500);
    await files.stop();
  });

  test("of a process that was killed are made again, and a failure leaves no file", async () => {
    const { files, folder, errors } = openFiles();
    await read(files, "x", async () => ["a"]);
    const [file = ""] = await readdir(folder);
    const draft = join(folder, file.replace(/\..*/, ".draft"));
    await rm(join(folder, file));
    await writeFile(draft, "half");
    await utimes(draft, new Date(), new Date(Date.now() - 10 * 60_000));
    expect(await read(files, "x", async () => ["b"])).toBe("b");
    const failing = async () => {
      throw new Error("gone");
    };
    expect(await read(files, "y", failing)).toBeUndefined();
    expect([errors.map(({ message }) => message), await readdir(folder)]).toEqual([["gone"], [file]]);
    await files.stop();
  });

  test("are in a temporary folder when their own cannot be made", async () => {
    const blocked = join(parent, "file");
    await writeFile(blocked, "");
    await chmod(blocked, 0o600);
    const { files, errors } = openFiles(join(blocked, "documents"));
    expect(await read(files, "x", async () => ["a"])).toBe("a");
    expect(errors).toHaveLength(1);
    await files.stop();
  });
});

import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isSameRevision, type Revision } from "../../../platform/store/revision.ts";
import { type OpenBlock, type PackedProducts, toProducts } from "../store/packProducts.ts";
import type { TextRecord } from "../store/TextRecord.ts";
import { packRecords } from "./packRecords.ts";
import { decodeBlocks, encodeSnapshot, isIntact, longestHeader, parseHeader } from "./snapshotFormat.ts";

/** Blocks taken in at once. */
const batchSize = 25;
/** A draft this old belongs to a process that was killed. */
const abandonedAfter = 10 * 60_000;

/** The products of a file, by id, in parts. */
export interface SnapshotContent {
  revision: Revision;
  parts: Iterable<PackedProducts>;
}

/**
 * The products as memory has them, in a file beside the store, so that the next start needs neither to read nor to parse
 * them. It is worth nothing by itself: a start that cannot use it reads the store.
 */
export class SnapshotFile {
  readonly #path: string;
  readonly #onError: (error: Error) => void;
  #failed = false;

  /** `onError` hears of the first failure to write. */
  constructor(directory: string, onError: (error: Error) => void = () => {}) {
    this.#path = join(directory, "catalogue.snapshot");
    this.#onError = onError;
  }

  /** The products and their revision; undefined when there is no intact file, or it is not of the wanted revision. */
  async read(wanted?: Revision): Promise<SnapshotContent | undefined> {
    const file = await this.#open();
    try {
      const revision = file && (await readHeader(file));
      if (file === undefined || revision === undefined) return undefined;
      if (wanted !== undefined && !isSameRevision(revision, wanted)) return undefined;
      const bytes = await readAll(file);
      if (isIntact(bytes)) return { revision, parts: inBatches(bytes) };
      await this.discard();
    } catch {
      // A directory in its place, a disk that fails.
    } finally {
      await file?.close();
    }
    return undefined;
  }

  /** Writes the file unless it has this revision. Never throws: the shop needs no file. */
  async write(revision: Revision, records: readonly TextRecord[]): Promise<void> {
    const draft = `${this.#path}.${randomUUID()}`;
    try {
      if (await this.#has(revision)) return;
      await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
      await this.#removeAbandoned();
      // Another process may write at the same time; each has a draft of its own, and the last rename counts.
      await writeFile(draft, encodeSnapshot(revision, packRecords(records)), { mode: 0o600, flag: "wx" });
      await rename(draft, this.#path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      if (!this.#failed) this.#onError(error as Error);
      this.#failed = true;
    }
  }

  /** Removes a file that turned out to be damaged, so that the next one is written. */
  async discard(): Promise<void> {
    await rm(this.#path, { force: true }).catch(() => {});
  }

  async #has(revision: Revision): Promise<boolean> {
    const file = await this.#open();
    try {
      const header = file && (await readHeader(file));
      return header !== undefined && isSameRevision(header, revision);
    } catch {
      return false;
    } finally {
      await file?.close();
    }
  }

  #open(): Promise<FileHandle | undefined> {
    return open(this.#path).catch(() => undefined);
  }

  async #removeAbandoned(): Promise<void> {
    const directory = dirname(this.#path);
    const drafts = (await readdir(directory)).filter((name) => name.startsWith(`${basename(this.#path)}.`));
    for (const draft of drafts.map((name) => join(directory, name))) {
      const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > abandonedAfter) await rm(draft, { force: true });
    }
  }
}

async function readHeader(file: FileHandle): Promise<Revision | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
  return parseHeader(buffer.subarray(0, bytesRead));
}

/** All bytes in one block of memory, which the texts then share. */
async function readAll(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(size), 0, size, 0);
  return buffer.subarray(0, bytesRead);
}

function* inBatches(bytes: Buffer): Generator<PackedProducts> {
  let batch: OpenBlock[] = [];
  for (const block of decodeBlocks(bytes)) {
    batch.push(block);
    if (batch.length < batchSize) continue;
    yield toProducts(batch);
    batch = [];
  }
  yield toProducts(batch);
}

import { randomUUID } from "node:crypto";
import { closeSync, fstatSync, openSync, read } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import type { CatalogueDump, CatalogueIndex, WordsPart } from "@velours/sdk/shop";
import { isSameRevision, type Revision } from "../../../platform/store/revision.ts";
import type { TextRecord } from "../store/TextRecord.ts";
import {
  checksumSize,
  decodeDump,
  decodePart,
  decodeWords,
  encodeSnapshot,
  endSize,
  type Header,
  lengthSize,
  longestHeader,
  parseBegins,
  parseHeader,
} from "./snapshotFormat.ts";

/** Bytes read at once. */
const chunkSize = 1024 * 1024;
/** A draft this old belongs to a process that was killed. */
const abandonedAfter = 10 * 60_000;

/** The products of a file in parts, whose texts stay in it, and what an index had of them. */
export interface SnapshotContent {
  revision: Revision;
  parts: TextRecord[][];
  dump: CatalogueDump;
  words: WordsPart[];
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
    let file: number | undefined;
    let content: SnapshotContent | undefined;
    try {
      file = openSync(this.#path, "r");
      const header = await readHeader(file);
      const isWanted = header && (wanted === undefined || isSameRevision(header.revision, wanted));
      if (isWanted && (await isIntact(file))) content = await readContent(file, header);
      else if (isWanted) await this.discard();
    } catch {
      // No file, a directory in its place, a disk that fails.
    }
    // Texts are read from it as long as the process runs, also when another file takes its place.
    if (content === undefined && file !== undefined) closeSync(file);
    return content;
  }

  /**
   * Writes the file unless it has this revision and as many words: all products of an index, and what it has of them. To be
   * aborted before the index changes. Never throws: the shop needs no file.
   */
  async write(revision: Revision, index: CatalogueIndex<TextRecord>, signal?: AbortSignal): Promise<void> {
    const draft = `${this.#path}.${randomUUID()}`;
    try {
      if (await this.#has(revision, index.hasWords)) return;
      await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
      await this.#removeAbandoned();
      // Another process may write at the same time; each has a draft of its own, and the last rename counts.
      await writeFile(draft, encodeSnapshot(revision, index), { mode: 0o600, flag: "wx", signal });
      await rename(draft, this.#path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      if (signal?.aborted) return;
      if (!this.#failed) this.#onError(error as Error);
      this.#failed = true;
    }
  }

  /** Removes a file that turned out to be damaged, so that the next one is written. */
  async discard(): Promise<void> {
    await rm(this.#path, { force: true }).catch(() => {});
  }

  async #has(revision: Revision, words: boolean): Promise<boolean> {
    let file: number | undefined;
    try {
      file = openSync(this.#path, "r");
      const header = await readHeader(file);
      return header !== undefined && isSameRevision(header.revision, revision) && header.words >= words;
    } catch {
      return false;
    } finally {
      if (file !== undefined) closeSync(file);
    }
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

const readHeader = async (file: number): Promise<Header | undefined> =>
  parseHeader(await readBytes(file, 0, longestHeader));

const readAt = promisify(read);

async function readBytes(file: number, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await readAt(file, Buffer.allocUnsafeSlow(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** True when a file has all bytes that were written, unchanged. */
async function isIntact(file: number): Promise<boolean> {
  const end = fstatSync(file).size - checksumSize;
  if (end < 0) return false;
  let checksum = 0;
  const buffer = Buffer.allocUnsafeSlow(chunkSize);
  for (let at = 0; at < end; at += chunkSize) {
    const { bytesRead } = await readAt(file, buffer, 0, Math.min(chunkSize, end - at), at);
    checksum = crc32(buffer.subarray(0, bytesRead), checksum);
  }
  return checksum === (await readBytes(file, end, checksumSize)).readUInt32LE();
}

/** All of an intact file but the texts. */
async function readContent(file: number, { revision, from }: Header): Promise<SnapshotContent> {
  const end = fstatSync(file).size - endSize;
  const [products, index, words] = parseBegins(await readBytes(file, end, endSize));
  const content: Omit<SnapshotContent, "dump"> = { revision, parts: [], words: [] };
  let texts = from;
  for await (const bytes of readSections(file, products, index)) {
    const { records, next } = decodePart(bytes, { file, from: texts });
    content.parts.push(records);
    texts = next;
  }
  const [dump] = await Array.fromAsync(readSections(file, index, words), decodeDump);
  for await (const bytes of readSections(file, words, end)) content.words.push(decodeWords(bytes));
  return { ...content, dump: dump! };
}

async function* readSections(file: number, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; ) {
    const length = (await readBytes(file, at, lengthSize)).readUInt32LE();
    yield await readBytes(file, at + lengthSize, length);
    at += lengthSize + length;
  }
}

import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The tar format (POSIX ustar): blocks of 512 bytes, a header for each file. */
const block = 512;

/** Everything in `folder`, as a tar stream under the name `name`; folders and plain files only. */
export function packTar(folder: string, name: string): Readable {
  return Readable.from(packEntries(folder, name));
}

async function* packEntries(path: string, name: string): AsyncGenerator<Buffer> {
  yield* packFolder(path, name);
  yield Buffer.alloc(2 * block);
}

async function* packFolder(path: string, name: string): AsyncGenerator<Buffer> {
  yield header(`${name}/`, 0, "5");
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries.sort((first, second) => (first.name < second.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* packFolder(child, `${name}/${entry.name}`);
    else if (entry.isFile()) yield* packFile(child, `${name}/${entry.name}`);
  }
}

async function* packFile(path: string, name: string): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  yield header(name, size, "0");
  let written = 0;
  if (size > 0) {
    for await (const chunk of createReadStream(path, { end: size - 1 })) {
      written += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  }
  if (written !== size) throw new Error(`${path} changed while it was read`);
  if (size % block > 0) yield Buffer.alloc(block - (size % block));
}

function header(name: string, size: number, type: "0" | "5"): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for a tar archive`);
  const bytes = Buffer.alloc(block);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
  bytes.write(name, 0);
  bytes.write(octal(type === "5" ? 0o700 : 0o600, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(0, 12), 136);
  bytes.write("        ", 148);
  bytes.write(type, 156);
  bytes.write("ustar\x0000", 257);
  bytes.write(octal(sum(bytes), 7), 148);
  bytes.write("\0 ", 154);
  return bytes;
}

const sum = (bytes: Buffer): number => bytes.reduce((total, byte) => total + byte, 0);

/**
 * Writes the files of a tar stream into `folder`. Throws on anything packTar does not make: links, names that lead
 * elsewhere, an end before the end.
 */
export async function unpackTar(stream: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = new BlockReader(stream);
  for (;;) {
    const bytes = await reader.take(block);
    if (bytes.every((byte) => byte === 0)) return;
    const text = (from: number, length: number) =>
      bytes.toString("utf8", from, from + length).replace(/\0.*$/s, "");
    const name = text(0, 100);
    const size = Number.parseInt(text(124, 12), 8);
    const checksum = Number.parseInt(text(148, 8), 8);
    const type = text(156, 1);
    if (
      sum(Buffer.concat([bytes.subarray(0, 148), Buffer.from("        "), bytes.subarray(156)])) !== checksum
    )
      throw new Error("it is no tar archive, or it is damaged");
    if (name.startsWith("/") || name.split("/").includes("..") || name.includes("\\") || name === "")
      throw new Error(`it holds "${name}", which leads out of its folder`);
    const path = join(folder, ...name.split("/"));
    if (!`${path}${sep}`.startsWith(`${folder}${sep}`)) throw new Error(`it holds "${name}"`);
    if (type === "5") await mkdir(path, { recursive: true, mode: 0o700 });
    else if (type === "0") await writeFile(path, reader, size);
    else throw new Error(`it holds "${name}", which is neither a file nor a folder`);
  }
}

async function writeFile(path: string, reader: BlockReader, size: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(reader.stream(size)), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  if (size % block > 0) await reader.take(block - (size % block));
}

/** Reads a stream in chunks of the requested sizes. */
class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** Exactly `size` bytes. */
  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.stream(size)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    let missing = size;
    while (missing > 0) {
      if (this.#rest.length === 0) {
        const { done, value } = await this.#chunks.next();
        if (done) throw new Error("it ends too early");
        this.#rest = value;
      }
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      if (part.length > 0) yield part;
    }
  }
}

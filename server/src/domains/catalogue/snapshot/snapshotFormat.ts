import { crc32 } from "node:zlib";
import type { Revision } from "../../../platform/store/revision.ts";
import { ProductBlock } from "../store/ProductBlock.ts";
import type { OpenBlock } from "../store/packProducts.ts";

/**
 * To be raised when the bytes below, `ProductValues` or `ProductEntry` change, or what the store answers for them, so
 * that no version reads what another meant differently.
 */
const format = 2;

/** Bytes before a block: the lengths of its two parts. */
const lengthsSize = 8;
const checksumSize = 4;
/** Written at once; smaller parts cost more calls than bytes. */
const chunkSize = 256 * 1024;

/** Bytes in which the first line ends, whatever is in it. */
export const longestHeader = 256;

/**
 * The parts of a file: a line of JSON that names the format and the revision, the blocks, and a checksum of all that.
 */
export function* encodeSnapshot(
  { value, stamp }: Revision,
  blocks: Iterable<ProductBlock>,
): Generator<Buffer> {
  let checksum = 0;
  let parts: Buffer[] = [Buffer.from(`${JSON.stringify({ format, value, stamp })}\n`)];
  let size = 0;
  const takeChunk = () => {
    const chunk = Buffer.concat(parts);
    checksum = crc32(chunk, checksum);
    parts = [];
    size = 0;
    return chunk;
  };
  for (const block of blocks) {
    const [texts, entries] = block.parts;
    const lengths = Buffer.alloc(lengthsSize);
    lengths.writeUInt32LE(texts.length, 0);
    lengths.writeUInt32LE(entries.length, 4);
    parts.push(lengths, texts, entries);
    size += texts.length + entries.length;
    if (size >= chunkSize) yield takeChunk();
  }
  yield takeChunk();
  const end = Buffer.alloc(checksumSize);
  end.writeUInt32LE(checksum);
  yield end;
}

/** The revision in the first bytes of a file; undefined when it is none of this format. */
export function parseHeader(bytes: Buffer): Revision | undefined {
  try {
    const header = JSON.parse(bytes.subarray(0, bytes.indexOf("\n")).toString());
    return header.format === format ? { value: header.value, stamp: header.stamp } : undefined;
  } catch {
    return undefined;
  }
}

/** True when a file has all bytes that were written, unchanged. */
export function isIntact(bytes: Buffer): boolean {
  const end = bytes.length - checksumSize;
  return end >= 0 && crc32(bytes.subarray(0, end)) === bytes.readUInt32LE(end);
}

/** The blocks of an intact file; they share its memory. */
export function* decodeBlocks(bytes: Buffer): Generator<OpenBlock> {
  const end = bytes.length - checksumSize;
  for (let at = bytes.indexOf("\n") + 1; at < end; ) {
    const texts = at + lengthsSize;
    const entries = texts + bytes.readUInt32LE(at);
    const next = entries + bytes.readUInt32LE(at + 4);
    yield ProductBlock.open(bytes.subarray(texts, entries), bytes.subarray(entries, next));
    at = next;
  }
}

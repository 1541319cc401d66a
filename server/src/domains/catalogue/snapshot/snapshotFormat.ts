import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import type { CatalogueDump, CatalogueIndex, WordsPart } from "@velours/sdk/shop";
import type { Revision } from "../../../platform/store/revision.ts";
import { CompressedTexts } from "../store/CompressedTexts.ts";
import { TextRecord } from "../store/TextRecord.ts";
import { packRecords } from "./packRecords.ts";

/**
 * To be raised when the bytes below, `ProductValues` or the index's dump change, or what the store answers for them, so
 * that no version reads what another meant differently.
 */
const format = 6;

export const checksumSize = 4;
const placeSize = 8;
/** Bytes of the end: where products, the index and its words begin, as numbers, and a checksum of all before it. */
export const endSize = 3 * placeSize + checksumSize;
export const lengthSize = 4;
/** Written at once; smaller parts cost more calls than bytes. */
const chunkSize = 256 * 1024;
/** Products read at once; some milliseconds. */
const partSize = 5_000;

/** Bytes in which the first line ends, whatever is in it. */
export const longestHeader = 256;

/** Products in the order of the texts before them, and the blocks that have those. */
interface ProductPart {
  ids: Float64Array;
  enabled: Uint8Array;
  popularity: Float64Array;
  created: Float64Array;
  stars: (readonly number[] | null)[];
  blocks: { length: number; ends: Uint32Array }[];
}

/**
 * The parts of a file: a line of JSON that names the format and the revision, and says whether it has words; the texts of
 * all products, in compressed blocks; the rest of the products in parts, the dump of their index, and its words in parts,
 * each with its length; and the end. It is a whole as long as the index does not change.
 */
export function* encodeSnapshot(
  { value, stamp }: Revision,
  index: CatalogueIndex<TextRecord>,
): Generator<Buffer> {
  const records = index.allRecords();
  const dump = index.dump();
  const words = index.dumpWords();
  let checksum = 0;
  let chunk: Buffer[] = [];
  let size = 0;
  let written = 0;
  const put = (bytes: Buffer) => {
    chunk.push(bytes);
    size += bytes.length;
  };
  const takeChunk = () => {
    const bytes = Buffer.concat(chunk);
    checksum = crc32(bytes, checksum);
    written += size;
    chunk = [];
    size = 0;
    return bytes;
  };
  put(Buffer.from(`${JSON.stringify({ format, value, stamp, words: index.hasWords })}\n`));
  const blocks: ProductPart["blocks"] = [];
  for (const texts of packRecords(records)) {
    const { block, ends } = texts;
    blocks.push({ length: block.length, ends });
    put(block);
    if (size >= chunkSize) yield takeChunk();
  }
  yield takeChunk();
  const begins = Buffer.alloc(endSize - checksumSize);
  for (const [nth, parts] of [cutParts(records, blocks), [dump], words].entries()) {
    begins.writeDoubleLE(written, nth * placeSize);
    for (const part of parts) {
      put(withLength(serialize(part)));
      yield takeChunk();
    }
  }
  put(begins);
  yield takeChunk();
  const end = Buffer.alloc(checksumSize);
  end.writeUInt32LE(checksum);
  yield end;
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(lengthSize);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function* cutParts(records: readonly TextRecord[], blocks: ProductPart["blocks"]): Generator<ProductPart> {
  let from = 0;
  for (let nth = 0; nth < blocks.length; ) {
    const first = nth;
    let to = from;
    while (nth < blocks.length && to - from < partSize) to += blocks[nth++]!.ends.length;
    const part = records.slice(from, to);
    yield {
      ids: Float64Array.from(part, ({ id }) => id),
      enabled: Uint8Array.from(part, ({ enabled }) => Number(enabled)),
      popularity: Float64Array.from(part, ({ popularity }) => popularity),
      created: Float64Array.from(part, ({ created }) => created),
      stars: part.map(({ stars }) => stars),
      blocks: blocks.slice(first, nth),
    };
    from = to;
  }
}

/** The first bytes of a file. */
export interface Header {
  revision: Revision;
  /** It has the words of its products. */
  words: boolean;
  /** Where the texts begin. */
  from: number;
}

/** Undefined when it is none of this format. */
export function parseHeader(bytes: Buffer): Header | undefined {
  try {
    const end = bytes.indexOf("\n");
    const header = JSON.parse(bytes.subarray(0, end).toString());
    if (header.format !== format) return undefined;
    const { value, stamp, words } = header;
    return { revision: { value, stamp }, words, from: end + 1 };
  } catch {
    return undefined;
  }
}

/** A file with its products' texts from a place on. */
interface TextFile {
  file: number;
  from: number;
}

/** A part of products, whose texts stay in the file, and where the next part's begin. */
export function decodePart(bytes: Buffer, { file, from }: TextFile): { records: TextRecord[]; next: number } {
  const { ids, enabled, popularity, created, stars, blocks }: ProductPart = deserialize(bytes);
  const records: TextRecord[] = [];
  let next = from;
  for (const { length, ends } of blocks) {
    const block = new CompressedTexts({ file, from: next, length }, ends);
    next += length;
    for (let place = 0; place < ends.length; place++) {
      const nth = records.length;
      const summary = {
        id: ids[nth]!,
        enabled: enabled[nth] === 1,
        popularity: popularity[nth]!,
        created: created[nth]!,
        stars: stars[nth]!,
      };
      records.push(new TextRecord(summary, block, place));
    }
  }
  return { records, next };
}

/** Where products, the index and its words begin. */
export const parseBegins = (end: Buffer): [products: number, index: number, words: number] => [
  end.readDoubleLE(0),
  end.readDoubleLE(placeSize),
  end.readDoubleLE(2 * placeSize),
];

export const decodeDump = (bytes: Buffer): CatalogueDump => deserialize(bytes);

export const decodeWords = (bytes: Buffer): WordsPart => deserialize(bytes);

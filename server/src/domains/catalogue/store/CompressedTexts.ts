import { constants, deflateRawSync, inflateRawSync } from "node:zlib";

/**
 * Bytes that are compressed together: deflate finds repetitions no farther back, and one text costs the time to
 * decompress all of them.
 */
const blockSize = 32 * 1024;

/** Texts as UTF-8, compressed together. */
export class CompressedTexts {
  /** The texts that were read last: who reads in order decompresses each block once. */
  static #last: { of: CompressedTexts; bytes: Buffer } | undefined;

  readonly #block: Buffer;
  readonly #ends: Uint32Array;

  constructor(texts: readonly string[]) {
    let end = 0;
    this.#ends = Uint32Array.from(texts, (text) => {
      end += Buffer.byteLength(text);
      return end;
    });
    this.#block = compress(texts.join(""));
  }

  /** The bytes of one of them; shared, so not to be changed. */
  at(place: number): Buffer {
    return this.#decompress().subarray(this.#ends[place - 1] ?? 0, this.#ends[place]);
  }

  #decompress(): Buffer {
    const last = CompressedTexts.#last;
    if (last?.of === this) return last.bytes;
    const bytes = inflateRawSync(this.#block, {
      chunkSize: Math.max(this.#ends.at(-1) ?? 0, constants.Z_MIN_CHUNK),
    });
    CompressedTexts.#last = { of: this, bytes };
    return bytes;
  }
}

/** In a block of memory of its own size: what zlib answers is a part of a larger one. */
function compress(text: string): Buffer {
  const compressed = deflateRawSync(text, { level: constants.Z_BEST_SPEED });
  const block = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(block);
  return block;
}

/** Texts in the order they have, in groups to compress together; a text larger than a group is one by itself. */
export function groupTexts(texts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  let size = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text);
    if (group.length === 0 || size + bytes > blockSize) {
      group = [];
      groups.push(group);
      size = 0;
    }
    group.push(text);
    size += bytes;
  }
  return groups;
}

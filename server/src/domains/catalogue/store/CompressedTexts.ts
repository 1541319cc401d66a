import { readSync } from "node:fs";
import { deflateText, inflateBlock } from "./deflateText.ts";

/** Bytes of an open file. */
export interface FilePart {
  /** Its descriptor, open as long as the process runs. */
  file: number;
  from: number;
  length: number;
}

/** Texts as UTF-8, compressed together; in memory, or in a file that is read when one of them is. */
export class CompressedTexts {
  /** The texts that were read last: who reads in order decompresses each block once. */
  static #last: { of: CompressedTexts; bytes: Buffer } | undefined;

  /** Where each text ends, in bytes before they were compressed. */
  readonly ends: Uint32Array;
  readonly #block: Buffer | FilePart;

  constructor(block: Buffer | FilePart, ends: Uint32Array) {
    this.#block = block;
    this.ends = ends;
  }

  static of(texts: readonly string[]): CompressedTexts {
    let end = 0;
    const ends = Uint32Array.from(texts, (text) => {
      end += Buffer.byteLength(text);
      return end;
    });
    return new CompressedTexts(deflateText(texts.join("")), ends);
  }

  get count(): number {
    return this.ends.length;
  }

  /** Their bytes before they were compressed. */
  get bytes(): number {
    return this.ends.at(-1) ?? 0;
  }

  /** All of them, compressed. */
  get block(): Buffer {
    if (Buffer.isBuffer(this.#block)) return this.#block;
    const { file, from, length } = this.#block;
    const block = Buffer.allocUnsafe(length);
    // A few kilobytes that the system nearly always has in memory: to wait for them costs more than to read them.
    if (readSync(file, block, 0, length, from) < length) throw new Error("the catalogue's snapshot was cut");
    return block;
  }

  /** The bytes of one of them; shared, so not to be changed. */
  at(place: number): Buffer {
    return this.#decompress().subarray(this.ends[place - 1] ?? 0, this.ends[place]);
  }

  #decompress(): Buffer {
    const last = CompressedTexts.#last;
    if (last?.of === this) return last.bytes;
    const bytes = inflateBlock(this.block, this.bytes);
    CompressedTexts.#last = { of: this, bytes };
    return bytes;
  }
}

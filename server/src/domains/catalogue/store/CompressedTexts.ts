import { deflateText, inflateBlock } from "./deflateText.ts";

/** Texts as UTF-8, compressed together. */
export class CompressedTexts {
  /** The texts that were read last: who reads in order decompresses each block once. */
  static #last: { of: CompressedTexts; bytes: Buffer } | undefined;

  /** All of them, compressed. */
  readonly block: Buffer;
  readonly #ends: Uint32Array;

  /** `lengths` are the bytes of each. */
  constructor(block: Buffer, lengths: readonly number[]) {
    let end = 0;
    this.#ends = Uint32Array.from(lengths, (length) => {
      end += length;
      return end;
    });
    this.block = block;
  }

  static of(texts: readonly string[]): CompressedTexts {
    return new CompressedTexts(
      deflateText(texts.join("")),
      texts.map((text) => Buffer.byteLength(text)),
    );
  }

  get count(): number {
    return this.#ends.length;
  }

  /** Their bytes before they were compressed. */
  get bytes(): number {
    return this.#ends.at(-1) ?? 0;
  }

  /** The bytes of one of them; shared, so not to be changed. */
  at(place: number): Buffer {
    return this.#decompress().subarray(this.#ends[place - 1] ?? 0, this.#ends[place]);
  }

  #decompress(): Buffer {
    const last = CompressedTexts.#last;
    if (last?.of === this) return last.bytes;
    const bytes = inflateBlock(this.block, this.bytes);
    CompressedTexts.#last = { of: this, bytes };
    return bytes;
  }
}

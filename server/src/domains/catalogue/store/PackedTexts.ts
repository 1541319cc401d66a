/** Texts as UTF-8 in one block of memory: blocks and objects of their own take more. */
export class PackedTexts {
  readonly #block: Buffer;
  readonly #ends: Uint32Array;

  constructor(texts: readonly string[]) {
    let end = 0;
    this.#ends = Uint32Array.from(texts, (text) => {
      end += Buffer.byteLength(text);
      return end;
    });
    this.#block = Buffer.allocUnsafeSlow(end);
    for (const [place, text] of texts.entries()) this.#block.write(text, this.#start(place));
  }

  /** The bytes of one of them, not copied. */
  at(place: number): Buffer {
    return this.#block.subarray(this.#start(place), this.#ends[place]);
  }

  #start(place: number): number {
    return this.#ends[place - 1] ?? 0;
  }
}

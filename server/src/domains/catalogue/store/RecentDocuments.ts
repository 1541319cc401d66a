import type { Product } from "@velours/sdk/types";

interface Kept {
  document: Product;
  bytes: number;
}

/** Documents that were parsed last, by the record they are of: at most so many bytes of text, and the objects of those. */
export class RecentDocuments {
  readonly #limit: number;
  /** The one used last stands last. */
  readonly #kept = new Map<object, Kept>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The document of a record, parsed from its UTF-8 unless it is here. Callers share it and must not change it. */
  get(record: object, text: Buffer): Product {
    const kept = this.#kept.get(record);
    if (kept !== undefined) {
      this.#kept.delete(record);
      this.#kept.set(record, kept);
      return kept.document;
    }
    const document: Product = JSON.parse(text.toString());
    this.#kept.set(record, { document, bytes: text.length });
    this.#bytes += text.length;
    this.#forgetOldest();
    return document;
  }

  #forgetOldest(): void {
    for (const [record, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#limit) return;
      this.#kept.delete(record);
      this.#bytes -= bytes;
    }
  }
}

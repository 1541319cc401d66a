interface Kept<Value> {
  value: Value;
  bytes: number;
}

/** JSON that was parsed last, by the record it is of: at most so many bytes of text, and the objects of those. */
export class RecentTexts<Value> {
  readonly #limit: number;
  /** The one used last stands last. */
  readonly #kept = new Map<object, Kept<Value>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of a record, parsed from the UTF-8 it has unless it is here. Callers share it and must not change it. */
  get(record: object, readText: () => Buffer): Readonly<Value> {
    const kept = this.#kept.get(record);
    if (kept !== undefined) {
      this.#kept.delete(record);
      this.#kept.set(record, kept);
      return kept.value;
    }
    const text = readText();
    const value: Value = JSON.parse(text.toString());
    this.#kept.set(record, { value, bytes: text.length });
    this.#bytes += text.length;
    this.#forgetOldest();
    return value;
  }

  #forgetOldest(): void {
    for (const [record, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#limit) return;
      this.#kept.delete(record);
      this.#bytes -= bytes;
    }
  }
}

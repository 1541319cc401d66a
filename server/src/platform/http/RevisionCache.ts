/** Values by their key, as long as the revision of what they are made of stays; the least recently used are dropped first. */
export class RevisionCache<Value> {
  readonly #readRevision: () => number;
  readonly #capacity: number;
  readonly #getSize: (key: string, value: Value) => number;
  #revision = -1;
  #values = new Map<string, Value>();
  #size = 0;

  /** `capacity` is a number of values, or of what `getSize` counts. */
  constructor(
    readRevision: () => number,
    capacity: number,
    getSize: (key: string, value: Value) => number = () => 1,
  ) {
    this.#readRevision = readRevision;
    this.#capacity = capacity;
    this.#getSize = getSize;
  }

  get revision(): number {
    return this.#readRevision();
  }

  /** Callers share it. */
  get(key: string): Readonly<Value> | undefined {
    const values = this.#current();
    const value = values.get(key);
    if (value === undefined) return undefined;
    values.delete(key);
    values.set(key, value);
    return value;
  }

  /** Keeps a value that was made from `revision`, unless there is a newer one. */
  keep(key: string, value: Value, revision: number): void {
    if (revision !== this.revision) return;
    const values = this.#current();
    this.#drop(key);
    values.set(key, value);
    this.#size += this.#getSize(key, value);
    for (const oldest of values.keys()) {
      if (this.#size <= this.#capacity) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#getSize(key, value);
  }

  #current(): Map<string, Value> {
    if (this.#revision !== this.revision) {
      this.#revision = this.revision;
      this.#values = new Map();
      this.#size = 0;
    }
    return this.#values;
  }
}

/** Of an entry's headers and of the map itself, so that many small responses count too. */
const overheadBytes = 2_048;

export const countBytes = (key: string, { bytes }: { bytes: Buffer }): number =>
  bytes.length + 2 * key.length + overheadBytes;

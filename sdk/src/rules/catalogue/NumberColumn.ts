/** A number of each product, by its place; NaN for none. */
export class NumberColumn {
  #values: Float64Array;

  constructor(values: Float64Array = new Float64Array(0)) {
    this.#values = values;
  }

  /** A copy of the numbers from place 0 to below `count`. */
  take(count: number): Float64Array {
    const values = new Float64Array(count).fill(Number.NaN);
    values.set(this.#values.subarray(0, count));
    return values;
  }

  get(place: number): number {
    return this.#values[place] ?? Number.NaN;
  }

  set(place: number, value: number): void {
    if (place >= this.#values.length) {
      const grown = new Float64Array(place + 1 + (place >>> 2)).fill(Number.NaN);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[place] = value;
  }
}

const impactBits = 8;

/** A place and what a word counts there in one number, so that a list of them is a single array. */
export const toPosting = (place: number, impact: number): number => place * 2 ** impactBits + impact;
export const getPlace = (posting: number): number => posting >>> impactBits;
export const highestImpact = 2 ** impactBits - 1;
export const getImpact = (posting: number): number => posting & highestImpact;

/** Postings of a word in ascending order of their places. */
export class PostingList {
  #postings: Uint32Array;
  #count: number;

  /** Has these; they are its own from then on. */
  constructor(postings: Uint32Array) {
    this.#postings = postings;
    this.#count = postings.length;
  }

  get count(): number {
    return this.#count;
  }

  /** All of them; shared until the next change. */
  get all(): Uint32Array {
    return this.#postings.subarray(0, this.#count);
  }

  has(place: number): boolean {
    const at = this.#find(place);
    return at < this.#count && getPlace(this.#postings[at]!) === place;
  }

  /** Takes in a place that is not here yet. */
  add(posting: number): void {
    const at = this.#find(getPlace(posting));
    if (this.#count === this.#postings.length) this.#resize(this.#count + (this.#count >>> 1) + 1);
    this.#postings.copyWithin(at + 1, at, this.#count++);
    this.#postings[at] = posting;
  }

  /** Takes out a place that is here. */
  delete(place: number): void {
    const at = this.#find(place);
    this.#postings.copyWithin(at, at + 1, this.#count--);
  }

  /** Gives back the room for more. */
  trim(): void {
    if (this.#postings.length > this.#count) this.#resize(this.#count);
  }

  #resize(length: number): void {
    const postings = new Uint32Array(length);
    postings.set(this.all);
    this.#postings = postings;
  }

  /** The first posting that is not before a place; most are added at the end. */
  #find(place: number): number {
    let low = 0;
    let high = this.#count;
    if (high > 0 && getPlace(this.#postings[high - 1]!) < place) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (getPlace(this.#postings[middle]!) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

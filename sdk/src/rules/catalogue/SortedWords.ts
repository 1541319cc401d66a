/** A larger chunk is cut in two. */
const largestChunk = 1024;

/** Words in alphabetical order, in chunks: taking in another one moves few of them. */
export class SortedWords {
  readonly #chunks: string[][] = [[]];

  /** All of them, in order. */
  get chunks(): readonly (readonly string[])[] {
    return this.#chunks;
  }

  /** Takes in words in order that all come after those here; they are its own from then on. */
  append(words: string[]): void {
    this.#chunks.push(words);
  }

  /** Takes in a word that is not here yet. */
  add(word: string): void {
    const at = this.#chunkOf(word);
    const chunk = this.#chunks[at]!;
    chunk.splice(lowerBound(chunk, word), 0, word);
    if (chunk.length > largestChunk) this.#chunks.splice(at + 1, 0, chunk.splice(largestChunk / 2));
  }

  /** Words that begin with these letters. */
  *startingWith(letters: string): Generator<string> {
    for (const word of this.#from(letters)) {
      if (!word.startsWith(letters)) return;
      yield word;
    }
  }

  /** Words that differ by at most so many letters put in, left out or replaced, with how many. */
  near(letters: string, most: number): Map<string, number> {
    const found = new Map<string, number>();
    /** Distances of the first letters of a word from those of `letters`; those of a shared beginning are kept. */
    const rows = [Array.from({ length: letters.length + 1 }, (_, at) => at)];
    let beginning = "";
    for (let next: string | undefined = ""; next !== undefined; ) {
      const from = next;
      next = undefined;
      for (const word of this.#from(from)) {
        let depth = countShared(beginning, word);
        let isNear = true;
        while (isNear && depth < word.length) {
          rows[depth + 1] = nextRow(rows[depth]!, letters, word[depth]!);
          depth++;
          isNear = Math.min(...rows[depth]!) <= most;
        }
        beginning = word.slice(0, depth);
        if (!isNear) {
          // No word that begins like this is near.
          next = successor(beginning);
          break;
        }
        const distance = rows[depth]!.at(-1)!;
        if (distance <= most) found.set(word, distance);
      }
    }
    return found;
  }

  *#from(word: string): Generator<string> {
    let at = this.#chunkOf(word);
    let place = lowerBound(this.#chunks[at]!, word);
    for (; at < this.#chunks.length; at++, place = 0) {
      const chunk = this.#chunks[at]!;
      for (; place < chunk.length; place++) yield chunk[place]!;
    }
  }

  /** The chunk that a word belongs to. */
  #chunkOf(word: string): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#chunks[middle]![0]! <= word) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The first place whose word does not come before. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countShared(first: string, second: string): number {
  let count = 0;
  while (count < first.length && first[count] === second[count]) count++;
  return count;
}

/** Distances once one letter more is read. */
function nextRow(before: readonly number[], letters: string, letter: string): number[] {
  const row = [before[0]! + 1];
  for (let at = 0; at < letters.length; at++) {
    const changed = before[at]! + (letters[at] === letter ? 0 : 1);
    row.push(Math.min(before[at + 1]! + 1, row[at]! + 1, changed));
  }
  return row;
}

/** The first text after all that begin with these letters. */
const successor = (letters: string): string =>
  letters.slice(0, -1) + String.fromCharCode(letters.charCodeAt(letters.length - 1) + 1);

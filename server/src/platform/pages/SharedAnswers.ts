import type { RequestResult } from "@velours/sdk";
import type { AnswerCache } from "@velours/sdk/shop";
import type { CacheSource } from "../http/ResponseCache.ts";

/** Answers of the API as pages have read them, as long as the source's revision stays; the oldest are dropped first. */
export class SharedAnswers {
  readonly #source: CacheSource;
  readonly #capacity: number;
  #revision = -1;
  #answers = new Map<string, RequestResult>();

  constructor(source: CacheSource, capacity = 500) {
    this.#source = source;
    this.#capacity = capacity;
  }

  /** For one page of a site. Its answers are dropped when the source has changed since. */
  forPage(site: string): AnswerCache {
    const { revision } = this.#source;
    return {
      find: (key) => this.#current().get(`${site} ${key}`),
      keep: (key, answer) => {
        if (revision !== this.#source.revision) return;
        const answers = this.#current();
        answers.set(`${site} ${key}`, answer);
        const [oldest] = answers.keys();
        if (answers.size > this.#capacity && oldest !== undefined) answers.delete(oldest);
      },
    };
  }

  #current(): Map<string, RequestResult> {
    if (this.#revision !== this.#source.revision) {
      this.#revision = this.#source.revision;
      this.#answers = new Map();
    }
    return this.#answers;
  }
}

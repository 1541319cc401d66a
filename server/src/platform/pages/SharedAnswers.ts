import type { RequestResult } from "@velours/sdk";
import type { AnswerCache } from "@velours/sdk/shop";
import { RevisionCache } from "../http/RevisionCache.ts";

const capacity = 500;

/** Answers of the API as pages have read them, as long as the source's revision stays. */
export class SharedAnswers {
  readonly #answers: RevisionCache<RequestResult>;

  constructor(source: { readonly revision: number }) {
    this.#answers = new RevisionCache(() => source.revision, capacity);
  }

  /** For one page of a site. Its answers are dropped when the source has changed since. */
  forPage(site: string): AnswerCache {
    const answers = this.#answers;
    const { revision } = answers;
    return {
      find: (key) => answers.get(`${site} ${key}`),
      keep: (key, answer) => answers.keep(`${site} ${key}`, answer, revision),
    };
  }
}

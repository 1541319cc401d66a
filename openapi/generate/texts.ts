import { INVALID } from "./defaultTexts.ts";
import type { Message } from "./schema.ts";

/** The texts of one generated module, each once; number 0 is the default. */
export class Texts {
  readonly list: [en: string, fr: string][] = [[INVALID.en, INVALID.fr]];
  readonly #numbers = new Map<string, number>([[`${INVALID.en}\n${INVALID.fr}`, 0]]);

  number({ en, fr }: Message): number {
    const key = `${en}\n${fr}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.list.length;
      this.list.push([en, fr]);
      this.#numbers.set(key, number);
    }
    return number;
  }
}

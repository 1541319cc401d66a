/** What this process could not write because its store was away. Lost with the process: then recovery does it later. */
export class Unfinished {
  readonly #works: (() => Promise<void>)[] = [];

  /** `work` may be repeated. */
  add(work: () => Promise<void>): void {
    this.#works.push(work);
  }

  /** Does what can be done; one that fails again goes to the end, and the rest waits too. Answers what is left. */
  async finish(): Promise<number> {
    for (let work = this.#works.shift(); work !== undefined; work = this.#works.shift()) {
      try {
        await work();
      } catch {
        this.#works.push(work);
        break;
      }
    }
    return this.#works.length;
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    /** What is to be written once the store is back. */
    unfinished: Unfinished;
  }
}

/**
 * Writes that failed because the store was unavailable. The queue is lost with the process; recovery then does its
 * work.
 */
export class RetryQueue {
  readonly #tasks: (() => Promise<void>)[] = [];

  /** `work` may be repeated. */
  add(task: () => Promise<void>): void {
    this.#tasks.push(task);
  }

  /** Does what can be done; one that fails again goes to the end, and the rest waits too. Answers what is left. */
  async retry(): Promise<number> {
    for (let task = this.#tasks.shift(); task !== undefined; task = this.#tasks.shift()) {
      try {
        await task();
      } catch {
        this.#tasks.push(task);
        break;
      }
    }
    return this.#tasks.length;
  }
}

declare module "../../platform/context.ts" {
  interface Services {
    /** Writes to repeat once the store is back. */
    retryQueue: RetryQueue;
  }
}

import { setTimeout as sleep } from "node:timers/promises";

const every = 5;

/**
 * Measures how long the event loop of this thread is held, by the processor time that its thread takes between two looks of
 * a timer: other programs on the machine do not count.
 */
export class LoopWatch {
  #last = getCpu();
  #longest = 0;
  readonly #timer = setInterval(() => this.#look(), every);

  /** Does work, and returns its result with the longest milliseconds that nothing else could run meanwhile. */
  async watch<T>(work: () => Promise<T>): Promise<{ result: T; held: number }> {
    // Earlier work is not this one's.
    await sleep(2 * every);
    this.#longest = 0;
    const result = await work();
    await sleep(2 * every);
    return { result, held: this.#longest };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = getCpu();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }
}

function getCpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

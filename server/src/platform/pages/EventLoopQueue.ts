/**
 * Lets work begin piece by piece, in the order it came, each piece in another turn of the event loop. A page takes
 * milliseconds of the processor: when fifty begin in one turn, everything else waits for all of them, and libuv accepts
 * one connection in each turn.
 */
export class EventLoopQueue {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(this.#begin);
    });
  }

  readonly #begin = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#begin);
  };
}

import { setImmediate as nextTurn } from "node:timers/promises";

/** Runs work that pauses between its steps, each in another turn of the event loop: requests run between them. */
export async function runInTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}

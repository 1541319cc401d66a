import { AsyncLocalStorage } from "node:async_hooks";

/** The caller of a piece of work. */
export interface Caller {
  /** Milliseconds since 1970 after which the work is not begun. */
  latestStart: number;
  /** True once the connection is closed. */
  isGone(): boolean;
}

/** Why work was not begun: more waits than can be done in time, its time was over, its caller went away. */
export type AdmissionRefusal = "full" | "late" | "gone";

/** The work was not begun; `retryAfter` seconds later there may be room. */
export interface NotAdmitted {
  refused: AdmissionRefusal;
  retryAfter: number;
}

interface Waiting extends Caller {
  settle(refusal: AdmissionRefusal | null): void;
}

interface Permit {
  /** Services it waits for; it holds a place while there are none. */
  pauses: number;
  ended: boolean;
  /** Milliseconds it held a place for. */
  worked: number;
  since: number;
}

/** Assumed until something was measured, in milliseconds. */
const firstGuess = 50;
/** Share of the newest duration in the mean. */
const weight = 0.1;
/** Seconds; the SDK waits for no longer `Retry-After` than ten. */
const [shortestRetry, longestRetry] = [1, 10];

/**
 * Lets a fixed number of pieces of work run at once. The others wait in the order they came, no more of them than can
 * begin in time as long as the work has taken lately: the rest is refused at once. Nothing is begun for a caller who
 * no longer waits. Work that waits for another service gives its place to the next, and goes on before any new one.
 */
export class AdmissionQueue {
  readonly #limit: number;
  readonly #waiting: Waiting[] = [];
  readonly #resuming: (() => void)[] = [];
  readonly #permits = new AsyncLocalStorage<Permit>();
  readonly #refusals: Record<AdmissionRefusal, number> = { full: 0, late: 0, gone: 0 };
  #running = 0;
  #paused = 0;
  #mean = firstGuess;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How much work is in each state. */
  get counts(): Record<"running" | "paused" | "waiting", number> {
    return { running: this.#running, paused: this.#paused, waiting: this.#waiting.length };
  }

  /** How often work was not begun, by the reason. */
  get refusals(): Readonly<Record<AdmissionRefusal, number>> {
    return this.#refusals;
  }

  /** Runs `work` when it is its turn, unless that is too late for its caller. */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<{ done: T } | NotAdmitted> {
    const refusal = await this.#enter(caller);
    if (refusal !== null) {
      this.#refusals[refusal]++;
      return { refused: refusal, retryAfter: this.#retryAfter() };
    }
    const permit: Permit = { pauses: 0, ended: false, worked: 0, since: performance.now() };
    try {
      return { done: await this.#permits.run(permit, work) };
    } finally {
      permit.ended = true;
      if (permit.pauses === 0) this.#leave(permit);
      this.#mean += weight * (permit.worked - this.#mean);
      this.#refuseTail();
    }
  }

  /** Gives the place of the work that calls this to the next, until a service has answered. */
  async pause<T>(answer: Promise<T>): Promise<T> {
    const permit = this.#permits.getStore();
    if (permit === undefined || permit.ended) return answer;
    if (permit.pauses++ === 0) {
      this.#paused++;
      this.#leave(permit);
    }
    try {
      return await answer;
    } finally {
      if (--permit.pauses === 0) {
        this.#paused--;
        if (!permit.ended) await this.#resume(permit);
      }
    }
  }

  async #enter(caller: Caller): Promise<AdmissionRefusal | null> {
    if (this.#hasRoom()) {
      this.#running++;
      return null;
    }
    if (this.#isHopeless(caller, this.#waiting.length)) return "full";
    return new Promise((resolve) => {
      const waiting: Waiting = {
        ...caller,
        settle(refusal) {
          clearTimeout(timer);
          resolve(refusal);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        waiting.settle("late");
      }, caller.latestStart - Date.now());
      this.#waiting.push(waiting);
    });
  }

  async #resume(permit: Permit): Promise<void> {
    if (this.#hasRoom()) this.#running++;
    else await new Promise<void>((resolve) => this.#resuming.push(resolve));
    permit.since = performance.now();
  }

  #leave(permit: Permit): void {
    permit.worked += performance.now() - permit.since;
    this.#running--;
    this.#admit();
  }

  #hasRoom = (): boolean => this.#running < this.#limit && this.#resuming.length === 0;

  #admit(): void {
    while (this.#running < this.#limit) {
      const resume = this.#resuming.shift();
      if (resume !== undefined) {
        this.#running++;
        resume();
        continue;
      }
      const next = this.#waiting.shift();
      if (next === undefined) return;
      if (next.isGone()) next.settle("gone");
      else if (Date.now() > next.latestStart) next.settle("late");
      else {
        this.#running++;
        next.settle(null);
      }
    }
  }

  /** Tells the last who wait, as soon as it is known that their turn comes too late. */
  #refuseTail(): void {
    for (;;) {
      const last = this.#waiting.at(-1);
      if (last === undefined || !this.#isHopeless(last, this.#waiting.length - 1)) return;
      this.#waiting.pop();
      last.settle("full");
    }
  }

  #isHopeless = ({ latestStart }: Caller, ahead: number): boolean =>
    Date.now() + this.#expectedWait(ahead) > latestStart;

  /** Milliseconds until work begins that has so many ahead of it. Paused work comes back, and goes first. */
  #expectedWait(ahead: number): number {
    return ((ahead + this.#resuming.length + this.#paused) * this.#mean) / this.#limit;
  }

  /** When about half of those who wait now are done; spread, so that those refused do not come back together. */
  #retryAfter(): number {
    const seconds = (this.#expectedWait(this.#waiting.length) / 1_000) * (0.5 + Math.random());
    return Math.min(longestRetry, Math.max(shortestRetry, Math.ceil(seconds)));
  }
}

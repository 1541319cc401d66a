import { performance } from "node:perf_hooks";

/** A caller's work, as it waits and as it runs. */
interface Entry {
  /** Milliseconds when it came, and after its begin when that was. */
  since: number;
  isRunning: boolean;
  /** Milliseconds that the event loop had been busy for when it began, and of these each piece's part. */
  busySince: number;
  partSince: number;
  /** Milliseconds that its caller was charged at its begin, until its own were known. */
  deposit: number;
  begin(): void;
  refuse(retryAfter: number): void;
}

interface Caller {
  /** Milliseconds of work, less what was earned since. */
  used: number;
  /** Milliseconds when `used` was right, and each piece's part of those that the event loop had been busy for then. */
  at: number;
  partAt: number;
  /** Mean milliseconds of a piece of its work. */
  mean: number;
  running: Entry[];
  waiting: Entry[];
  /** Calls off the next look at what waits. */
  cancel: (() => void) | undefined;
}

/** Milliseconds of a process: since its start, and those its event loop was busy for, by which work is told from waiting. */
interface Clock {
  now(): number;
  busy(): number;
}

const processClock: Clock = {
  now: () => performance.now(),
  busy: () => performance.eventLoopUtilization().active,
};

/** Share of a process's time that a caller has while others are there. */
const share = 0.25;
/** Milliseconds of work that a caller may have ahead of its share: some pages of a browser. */
const burst = 500;
/** Pieces of a caller's work at once: as many as a browser has connections. */
const atOnce = 6;
/** Milliseconds that a piece of work is charged at most beside those of the event loop: longer ones wait for another service. */
const longestIdle = 25;
/** Milliseconds of the event loop that a piece of work may take; those beyond cost more, because all others wait for them. */
const longestTurn = 5;
const surcharge = 4;
/** Milliseconds after which running work makes room: an answer that is read slowly must not keep others of a network out. */
const longestHold = 250;
/** Milliseconds after which work that waits is refused: its caller still listens. */
const longestWait = 5_000;
/** Pieces of a caller's work that wait; more are refused at once. */
const mostWaiting = 256;
/** Milliseconds since the last change of callers after which a caller counts as alone. */
const aloneAfter = 60_000;
/** Share of the newest in the mean. */
const weight = 0.1;
/** Callers that are known before those who owe nothing are forgotten. */
const capacity = 10_000;

/**
 * Shares a process among its callers: each may use a quarter of its time, and half a second ahead of that. Work beyond
 * it waits, in order, and others pass it. Of one caller a single piece begins in each turn of the event loop, so that
 * others' come between. A caller who is alone has everything.
 */
export class FairQueue {
  readonly #callers = new Map<string, Caller>();
  readonly #counts = { delayed: 0, refused: 0 };
  /** Pieces of work that run, of all callers: nobody can tell for which of them the event loop is busy. */
  #running = 0;
  /** Milliseconds that the event loop was busy for, divided at each time by the pieces that ran. */
  #part = 0;
  #busy = 0;
  #last: string | undefined;
  #sharedUntil = 0;
  readonly #clock: Clock;

  constructor(clock = processClock) {
    this.#clock = clock;
  }

  /** How much work had to wait, and how much was refused. */
  get counts(): Readonly<Record<"delayed" | "refused", number>> {
    return this.#counts;
  }

  /**
   * Calls `begin` at the caller's turn, mostly at once, or `refuse` with the seconds until there may be room. Call the
   * returned function when the work has ended or is wanted no more.
   */
  enter(name: string, begin: () => void, refuse: (retryAfter: number) => void): () => void {
    const now = this.#clock.now();
    if (this.#isAlone(name, now)) {
      begin();
      return () => {};
    }
    const caller = this.#find(name, now);
    this.#settle(caller, now);
    const entry: Entry = {
      since: now,
      isRunning: false,
      busySince: 0,
      partSince: 0,
      deposit: 0,
      begin,
      refuse,
    };
    const isFirst = caller.running.length + caller.waiting.length === 0;
    if (isFirst && caller.used <= burst) this.#start(caller, entry, now);
    else if (caller.waiting.length >= mostWaiting) this.#refuse(caller, entry);
    else {
      if (caller.used > burst) this.#counts.delayed++;
      caller.waiting.push(entry);
      this.#schedule(caller, now);
    }
    return () => this.#leave(caller, entry);
  }

  #isAlone(name: string, now: number): boolean {
    if (name !== this.#last) {
      if (this.#last !== undefined) this.#sharedUntil = now + aloneAfter;
      this.#last = name;
    }
    return now >= this.#sharedUntil;
  }

  #find(name: string, now: number): Caller {
    let caller = this.#callers.get(name);
    if (caller === undefined) {
      if (this.#callers.size >= capacity) this.#forget(now);
      caller = {
        used: 0,
        at: now,
        partAt: this.#divide(),
        mean: 1,
        running: [],
        waiting: [],
        cancel: undefined,
      };
      this.#callers.set(name, caller);
    }
    return caller;
  }

  #forget(now: number): void {
    for (const [name, caller] of this.#callers) {
      this.#settle(caller, now);
      const isIdle = caller.running.length + caller.waiting.length === 0;
      if (isIdle && caller.used === 0) this.#callers.delete(name);
    }
  }

  #start(caller: Caller, entry: Entry, now: number): void {
    entry.since = now;
    entry.isRunning = true;
    entry.partSince = this.#divide();
    entry.busySince = this.#busy;
    entry.deposit = caller.mean;
    caller.used += caller.mean;
    caller.running.push(entry);
    this.#running++;
    entry.begin();
  }

  /** Brings each piece's part of the event loop's busy time up to date, before a piece begins or ends. */
  #divide(): number {
    const busy = this.#clock.busy();
    if (this.#running > 0) this.#part += (busy - this.#busy) / this.#running;
    this.#busy = busy;
    return this.#part;
  }

  /** Charges a caller its work's part of the time that the event loop was busy for, and adds what it earned. */
  #settle(caller: Caller, now: number): void {
    const part = this.#divide();
    caller.used += Math.min(longestHold, (part - caller.partAt) * caller.running.length);
    caller.used = Math.max(0, caller.used - share * (now - caller.at));
    caller.partAt = part;
    caller.at = now;
  }

  #leave(caller: Caller, entry: Entry): void {
    const now = this.#clock.now();
    if (entry.isRunning) {
      this.#settle(caller, now);
      const busy = this.#busy - entry.busySince;
      const idle = Math.min(longestIdle, Math.max(0, now - entry.since - busy));
      const held = Math.min(this.#part - entry.partSince, longestHold);
      const beside = idle + surcharge * Math.max(0, held - longestTurn);
      caller.used = Math.max(0, caller.used + beside - entry.deposit);
      caller.mean += weight * (held + beside - caller.mean);
      entry.isRunning = false;
      this.#running--;
    }
    caller.running = caller.running.filter((each) => each !== entry);
    caller.waiting = caller.waiting.filter((each) => each !== entry);
    this.#schedule(caller, now);
  }

  /** Looks again at what waits when there may be room, or when the first has waited too long. */
  #schedule(caller: Caller, now: number): void {
    caller.cancel?.();
    caller.cancel = undefined;
    const [first] = caller.waiting;
    if (first === undefined) return;
    const wait = Math.min(untilTurn(caller, now), Math.max(1, first.since + longestWait - now));
    if (wait > 0) {
      const timer = setTimeout(() => this.#serve(caller), wait);
      caller.cancel = () => clearTimeout(timer);
    } else {
      const turn = setImmediate(() => this.#serve(caller));
      caller.cancel = () => clearImmediate(turn);
    }
  }

  #serve(caller: Caller): void {
    const now = this.#clock.now();
    this.#settle(caller, now);
    const [first] = caller.waiting;
    if (first !== undefined && first.since + longestWait <= now) {
      caller.waiting.shift();
      this.#refuse(caller, first);
    } else if (first !== undefined && untilTurn(caller, now) === 0) {
      caller.waiting.shift();
      this.#start(caller, first, now);
    }
    this.#schedule(caller, this.#clock.now());
  }

  #refuse({ used, waiting, mean }: Caller, entry: Entry): void {
    this.#counts.refused++;
    entry.refuse(Math.ceil(Math.max(1_000, (used - burst + waiting.length * mean) / share) / 1_000));
  }
}

/** Milliseconds until a caller may begin a piece of work, if none of its work ends before. */
function untilTurn({ used, running }: Caller, now: number): number {
  if (used > burst) return (used - burst) / share;
  const begun = running.map(({ since }) => since).filter((since) => since > now - longestHold);
  return begun.length < atOnce ? 0 : Math.min(...begun) + longestHold - now;
}

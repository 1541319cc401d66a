import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FairQueue } from "./FairQueue.ts";

describe("FairQueue", () => {
  let queue: FairQueue;
  let now: number;
  let busy: number;
  /** Callers in the order their work began. */
  let begun: string[];
  let refused: number[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate"] });
    [now, busy, begun, refused] = [0, 0, [], []];
    queue = new FairQueue({ now: () => now, busy: () => busy });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const enter = (name: string, begin = () => {}) =>
    queue.enter(
      name,
      () => {
        begun.push(name);
        begin();
      },
      (seconds) => refused.push(seconds),
    );
  const meet = (...names: string[]) => {
    for (const name of names) enter(name)();
    begun = [];
  };
  /** Passes time in steps of a millisecond, in which the event loop is idle. */
  const wait = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed++) {
      now++;
      vi.advanceTimersByTime(1);
    }
  };
  /** Always asks again as soon as its work has ended: it holds the loop, or waits for a database. */
  function flood(name: string, connections: number, work: { holds: number } | { waits: number }): void {
    const again = () => {
      const leave = enter(name, () => {
        if ("holds" in work) {
          now += work.holds;
          busy += work.holds;
        }
        setTimeout(
          () => {
            leave();
            again();
          },
          "waits" in work ? work.waits : 0,
        );
      });
    };
    for (let nth = 0; nth < connections; nth++) again();
  }

  test("gives a caller who is alone everything", () => {
    flood("flood", 16, { waits: 10 });
    wait(1_000);
    expect(begun.length).toBeGreaterThan(1_500);
    expect(queue.counts).toEqual({ delayed: 0, refused: 0 });
  });

  test("counts a caller as alone a minute after the last other one", () => {
    meet("other", "flood");
    wait(61_000);
    flood("flood", 16, { waits: 10 });
    wait(1_000);
    expect(queue.counts.delayed).toBe(0);
  });

  test("gives a caller a quarter of the event loop's time while others are there, after half a second's work", () => {
    meet("other", "flood");
    flood("flood", 16, { holds: 5 });
    while (now < 20_000) wait(1);
    const worked = begun.length * 5;
    expect(worked / now).toBeGreaterThan(0.22);
    expect(worked / now).toBeLessThan(0.29);
    expect(queue.counts.delayed).toBeGreaterThan(400);
  });

  test("gives it a sixteenth when each piece holds the event loop for long", () => {
    meet("other", "flood");
    flood("flood", 16, { holds: 50 });
    while (now < 40_000) wait(1);
    expect((begun.length * 50) / now).toBeGreaterThan(0.045);
    expect((begun.length * 50) / now).toBeLessThan(0.085);
  });

  test("gives it the same of a database", () => {
    meet("other", "flood");
    flood("flood", 16, { waits: 20 });
    wait(20_000);
    expect((begun.length * 20) / 20_000).toBeGreaterThan(0.22);
    expect((begun.length * 20) / 20_000).toBeLessThan(0.3);
  });

  test("charges little for work that waits for a slow service", () => {
    meet("other", "buyers");
    flood("buyers", 30, { waits: 2_000 });
    wait(20_000);
    expect(begun.length).toBeGreaterThan(90);
    expect(refused).toEqual([]);
  });

  test("charges none of many callers what the event loop does for the others", () => {
    const buyers = Array.from({ length: 50 }, (_, nth) => `buyer ${nth}`);
    meet(...buyers);
    const leave = buyers.map((name) => enter(name));
    for (let turn = 0; turn < 100; turn++) {
      busy += 20;
      now += 20;
      wait(1);
    }
    for (const each of leave) each();
    begun = [];
    for (const name of buyers) enter(name);
    expect(begun).toEqual(buyers);
    expect(queue.counts).toEqual({ delayed: 0, refused: 0 });
  });

  test("lets others pass a caller who used up its share", () => {
    meet("other", "flood");
    flood("flood", 16, { holds: 20 });
    wait(1_000);
    const before = begun.length;
    enter("other");
    expect(begun.slice(before)).toEqual(["other"]);
  });

  test("begins one piece of a caller's work in each turn, so that others' come between", () => {
    meet("other", "browser");
    for (let nth = 0; nth < 3; nth++) enter("browser");
    expect(begun).toEqual(["browser"]);
    vi.advanceTimersToNextTimer();
    expect(begun).toEqual(["browser", "browser"]);
    enter("other");
    vi.advanceTimersToNextTimer();
    expect(begun).toEqual(["browser", "browser", "other", "browser"]);
  });

  test("makes room after a quarter of a second beside work that does not end", () => {
    meet("other", "reader");
    for (let nth = 0; nth < 7; nth++) enter("reader");
    wait(200);
    expect(begun).toHaveLength(6);
    wait(100);
    expect(begun).toHaveLength(7);
  });

  test("refuses what waited for five seconds, and at once what comes behind 256 others", () => {
    meet("other", "flood");
    flood("flood", 1, { holds: 2_000 });
    wait(1);
    for (let nth = 0; nth < 260; nth++) enter("flood");
    expect(refused.length).toBeGreaterThan(0);
    const atOnce = refused.length;
    wait(6_000);
    expect(refused.length).toBeGreaterThan(atOnce + 50);
    for (const seconds of refused) expect(Number.isInteger(seconds) && seconds >= 1).toBe(true);
    expect(queue.counts.refused).toBe(refused.length);
  });

  test("begins nothing for a caller who left, and what it left behind holds nobody up", () => {
    meet("other", "browser");
    const leaves = Array.from({ length: 8 }, () => enter("browser"));
    wait(1);
    for (const leave of leaves.slice(5)) leave();
    wait(100);
    expect(begun).toHaveLength(5);
    for (const leave of leaves) leave();
    enter("browser");
    expect(begun).toHaveLength(6);
  });
});

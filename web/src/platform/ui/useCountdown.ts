import { secondsUntil } from "@velours/sdk/rules";
import { useEffect, useState } from "react";
import { learnEarliestTime, serverNow } from "../browser/serverClock.ts";

/**
 * Seconds until a target in epoch seconds, anew each second until 0. `now` in ms is when the page was made: the browser
 * first draws what the server drew.
 */
export function useCountdown(target: number, now: number): number {
  const [left, setLeft] = useState(() => secondsUntil(target, now));
  useEffect(() => {
    learnEarliestTime(now);
    let timer: ReturnType<typeof setInterval> | undefined;
    function tick() {
      const seconds = secondsUntil(target, serverNow());
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }
    timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [target, now]);
  return left;
}

import { useSyncExternalStore } from "react";
import { serverNow } from "../platform/browser/serverClock.ts";

export const MINUTE = 60_000;

function follow(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE);
  return () => clearInterval(timer);
}

/** Reads the shop's time, and again each minute: a desk that is left open overnight must not show yesterday as today. */
export const useShopTime = <Value extends string | number>(read: (now: number) => Value): Value =>
  useSyncExternalStore(follow, () => read(serverNow()));

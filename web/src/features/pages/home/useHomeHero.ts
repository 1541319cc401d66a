import { homeHero } from "@velours/sdk/rules";
import { useEffect, useState } from "react";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { useSite } from "../../../platform/sites/useSite.ts";

/** The longest a timer can wait: later ones fire at once. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** The hero at `made`, in ms, when the page was made, and another one as soon as a campaign begins or ends. */
export function useHomeHero(made: number) {
  const { home } = useSite();
  const [now, setNow] = useState(made);
  const { next, ...shown } = homeHero(home, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that rang before its time is set again
  useEffect(() => {
    if (next === null) return;
    const look = () => setNow(serverNow());
    const timer = setTimeout(look, Math.min(next * 1000 - serverNow(), MAX_TIMEOUT));
    // A timer stands still while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [next, now]);
  return { ...shown, now };
}

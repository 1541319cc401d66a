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
  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(look, Math.min(next * 1000 - serverNow(), MAX_TIMEOUT));
    };
    const look = () => {
      clearTimeout(timer);
      setNow(serverNow());
      // It may have rung before its time.
      wait();
    };
    wait();
    // A timer stands still while the device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [next]);
  return { ...shown, now };
}

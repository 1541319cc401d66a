import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { failure } from "./failure.ts";
import { recover } from "./recover.ts";
import type { Wanted } from "./reload.ts";

interface Options {
  /** Missing, it is left out without a word. */
  quiet?: boolean;
  /** What the page does when it had to be loaded anew for this part. */
  wanted?: Wanted;
}

interface Lazy {
  /** Shown until the part is there. */
  fallback?: ReactNode;
  /** For a part that is opened: while it can't be had it counts as closed, and trying again opens it. */
  missing?: { open: () => void; close: () => void };
}

/**
 * A part of the page that is fetched when it is first shown, in the browser only. When it can't be had the rest of the
 * page stays as it is and a message offers to try again. Unlike `React.lazy` it forgets a failure, and it does not
 * keep a part back for 300 ms as Suspense does.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false, wanted: afterReload }: Options = {},
) {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart({ fallback = null, missing, ...props }: Props & Lazy) {
    const [round, setRound] = useState(0);
    const takeBack = useRef(() => {});
    const asked = !("open" in props) || props.open === true;
    // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is asked for, and on every new try
    useEffect(() => {
      if (Part || !asked) return;
      let here = true;
      let stopWaiting = () => {};
      const retry = () => setRound((before) => before + 1);
      load().then(
        (loaded) => {
          Part = loaded;
          takeBack.current();
          if (here) retry();
        },
        (error: unknown) => {
          if (!here || quiet) return;
          missing?.close();
          takeBack.current = recover(error, {
            retry: missing ? missing.open : retry,
            wanted: afterReload,
          });
          // A part that is always shown has no other button that fetches it.
          if (!missing) stopWaiting = failure.wait(retry);
        },
      );
      return () => {
        here = false;
        stopWaiting();
      };
    }, [asked, round]);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}

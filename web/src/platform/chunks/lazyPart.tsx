import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { failure } from "./failure.ts";
import { recover } from "./recover.ts";
import type { ActionAfterReload } from "./reload.ts";

interface Options {
  /** When it cannot be fetched it is left out without a message. */
  quiet?: boolean;
  /** Done after a reload that this part needed. */
  afterReload?: ActionAfterReload;
}

interface Lazy {
  /** Shown until the part is there. */
  fallback?: ReactNode;
  /** For a part that is opened: while it cannot be fetched it counts as closed, and a retry opens it. */
  missing?: { open: () => void; close: () => void };
}

/**
 * A part of the page that is fetched when it is first shown, in the browser only. When the fetch fails, the rest of the
 * page stays and a message offers to try again. Unlike `React.lazy` it retries after a failure, and unlike Suspense it
 * does not hold a loaded part back for 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false, afterReload }: Options = {},
) {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart({ fallback = null, missing, ...props }: Props & Lazy) {
    const [round, setRound] = useState(0);
    const withdraw = useRef(() => {});
    const isOpen = !("open" in props) || props.open === true;
    const fetchPart = useEffectEvent((_round: number) => {
      let here = true;
      let stopWaiting = () => {};
      const retry = () => setRound((before) => before + 1);
      load().then(
        (loaded) => {
          Part = loaded;
          withdraw.current();
          if (here) retry();
        },
        (error: unknown) => {
          if (!here || quiet) return;
          missing?.close();
          withdraw.current = recover(error, {
            retry: missing ? missing.open : retry,
            afterReload,
          });
          // No other button fetches a part that is always shown.
          if (!missing) stopWaiting = failure.wait(retry);
        },
      );
      return () => {
        here = false;
        stopWaiting();
      };
    });
    // Once each time it is opened, and on each retry.
    useEffect(() => (Part || !isOpen ? undefined : fetchPart(round)), [isOpen, round]);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}

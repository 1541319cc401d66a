import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { mainHeading } from "../../platform/ui/mainHeading.ts";

const EVERY = 50;
const TRIES = 100;

/**
 * After a change of page in the browser its title is announced and its heading takes the focus; the first load leaves
 * both alone. A page may still be on its way, or behind a drawer that is closing or a question that is open: it is tried
 * for five seconds, until the shopper does something.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    const leave = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      stop();
      let tries = 0;
      timer = setInterval(() => {
        tries += 1;
        const heading = document.querySelector("main") && mainHeading();
        const isBehindPanel = heading?.closest("[aria-hidden=true]");
        // The page's frame is there before its heading.
        if (heading && !isBehindPanel && (heading.localName === "h1" || tries > TRIES / 2))
          heading.focus({ preventScroll: true });
        if (document.activeElement === heading || tries >= TRIES) {
          stop();
          setTitle(document.title);
        }
      }, EVERY);
    });
    addEventListener("keydown", stop);
    addEventListener("pointerdown", stop);
    return () => {
      stop();
      leave();
      removeEventListener("keydown", stop);
      removeEventListener("pointerdown", stop);
    };
  }, [router]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

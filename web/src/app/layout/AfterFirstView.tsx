import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Account } from "../../features/account/Account.tsx";
import { CartOverlays } from "../../features/cart/CartOverlays.tsx";
import { CartStart } from "../../features/cart/CartStart.tsx";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { SessionStart } from "../../platform/session/SessionStart.tsx";
import { useSite } from "../../platform/sites/useSite.ts";
import { mainHeading } from "../../platform/ui/mainHeading.ts";
import { Footer, Header } from "./frame.ts";

const EVERY = 50;
const TRIES = 100;

/**
 * After a change of page in the browser its title is announced and its heading takes the focus; the first load leaves
 * both alone. A page may still be on its way, or behind a drawer that is closing or a question that is open: it is tried
 * for five seconds, until the shopper does something.
 */
function RouteAnnouncer() {
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

/** Starts what makes the shop work like an app, once the page is loaded and at rest. Shows nothing. */
function AppStart() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      timer = setTimeout(
        () => void import("./startApp.ts").then(({ startApp }) => startApp(router)).catch(() => {}),
        1_000,
      );
    };
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      removeEventListener("load", start);
      clearTimeout(timer);
    };
  }, [router]);
  return null;
}

const AgeNotice = lazyPart(async () => (await import("../../features/ageNotice/AgeNotice.tsx")).AgeNotice, {
  quiet: true,
});

/** Parts that every page needs, but none for its first view: they are fetched when that is on the screen. */
export function AfterFirstView({ bare }: { bare: boolean }) {
  const { ageNotice } = useSite();
  useEffect(() => {
    if (!bare) return;
    // The next page has a header. Not while this one is still busy.
    const timer = setTimeout(() => {
      void Header.preload();
      void Footer.preload();
    }, 3_000);
    return () => clearTimeout(timer);
  }, [bare]);
  return (
    <>
      {!bare && <CartOverlays />}
      {/* The cart is brought up to date again on the way into the checkout and out of it. */}
      <CartStart key={String(bare)} />
      <SessionStart />
      <Account />
      <RouteAnnouncer />
      <AppStart />
      {ageNotice && <AgeNotice notice={ageNotice} />}
    </>
  );
}

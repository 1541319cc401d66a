import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { reloadHidden } from "../browser/reloadHidden.ts";
import { parseSignal } from "../browser/tabs.ts";
import { readMember } from "./memberCookie.ts";

/** Wakes the session after the first page, and follows what other tabs do to it. Shows nothing. */
export function SessionStart() {
  const router = useRouter();
  useEffect(() => {
    const { session, shop } = router.options.context;
    if (readMember() === undefined) session.set({ user: null });
    // Not while the first page is still busy. A request that fails here is sent again where its answer is needed.
    const timer = setTimeout(
      () => void import("./startSession.ts").then(({ startSession }) => startSession(router)).catch(() => {}),
      readMember() === undefined ? 1000 : 0,
    );
    const follow = () =>
      void import("./followSession.ts").then(({ followSession }) => followSession(router)).catch(() => {});
    const hear = ({ key }: StorageEvent) => {
      if (parseSignal(shop.site, key) === "session") follow();
    };
    // While a page waited in the history no event came to it.
    let member = readMember();
    const leave = () => {
      member = readMember();
    };
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || readMember() === member) return;
      if (member === undefined) follow();
      else reloadHidden();
    };
    addEventListener("storage", hear);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("storage", hear);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", look);
    };
  }, [router]);
  return null;
}

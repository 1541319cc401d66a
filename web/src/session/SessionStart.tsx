import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { parseSignal } from "../browser/tabs.ts";
import { readMember } from "./memberCookie.ts";

/** Wakes the session after the first page, and follows what other tabs do to it. Shows nothing. */
export function SessionStart() {
  const router = useRouter();
  useEffect(() => {
    const { session, shop } = router.options.context;
    if (readMember() === undefined) session.set({ user: null });
    // Not while the first page is still busy. What fails here is asked again where it is needed.
    const timer = setTimeout(
      () => void import("./startSession.ts").then(({ startSession }) => startSession(router)).catch(() => {}),
      readMember() === undefined ? 1000 : 0,
    );
    const follow = ({ key }: StorageEvent) => {
      if (parseSignal(shop.site, key) !== "session") return;
      void import("./followSession.ts").then(({ followSession }) => followSession(router)).catch(() => {});
    };
    addEventListener("storage", follow);
    return () => {
      clearTimeout(timer);
      removeEventListener("storage", follow);
    };
  }, [router]);
  return null;
}

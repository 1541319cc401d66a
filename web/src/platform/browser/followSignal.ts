import { parseSignal, type TabSignal } from "./tabs.ts";

/** The event of another tab may come before the cookie that it tells of. */
const COOKIE_LAG = 500;

/** Reads a cookie now, when another tab tells of it, and when the page is looked at again. Returns what ends it. */
export function followSignal(site: string, signal: TabSignal, refresh: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function hear({ key }: StorageEvent) {
    if (parseSignal(site, key) !== signal) return;
    refresh();
    clearTimeout(timer);
    timer = setTimeout(refresh, COOKIE_LAG);
  }
  refresh();
  addEventListener("storage", hear);
  // Where storage is blocked, no event tells of it.
  document.addEventListener("visibilitychange", refresh);
  return () => {
    clearTimeout(timer);
    removeEventListener("storage", hear);
    document.removeEventListener("visibilitychange", refresh);
  };
}

import { parseSignal } from "../browser/tabs.ts";
import { consentStore } from "./consentStore.ts";

/** The event of another tab may come before the cookie that it tells of. */
const COOKIE_LAG = 500;

/** Follows the answer given in another tab. */
export function followConsent(site: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => consentStore.refresh(site);
  function hear({ key }: StorageEvent) {
    if (parseSignal(site, key) !== "consent") return;
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

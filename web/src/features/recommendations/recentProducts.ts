import { browserStorage } from "../../platform/browser/browserStorage.ts";
import { onSignOut } from "../../platform/session/forgetMemberData.ts";

const recentKey = (site: string): string => `${site}_recent_products`;

/** A rail's number and one: the product on the screen is not in it. */
const most = 13;

/** Ids of a stored list, the newest first; anything else is none. Another version of the shop, or a stranger, may have written it. */
export function parseRecent(stored: string | null): number[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(list)) return [];
    return [...new Set(list.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, most);
  } catch {
    return [];
  }
}

/** The stored list as text, so that a store of React can compare it. */
export const recentText = (site: string): string | null =>
  browserStorage("localStorage").getItem(recentKey(site));

/** Puts a product in front. Reads again before it writes: another tab may have added one. */
export function rememberProduct(site: string, id: number): void {
  const ids = [id, ...parseRecent(recentText(site)).filter((other) => other !== id)].slice(0, most);
  browserStorage("localStorage").setItem(recentKey(site), JSON.stringify(ids));
}

export const forgetProducts = (site: string): void =>
  browserStorage("localStorage").removeItem(recentKey(site));

onSignOut(forgetProducts);

/** Tells of what other tabs added or removed; a page that was asleep got no storage events and looks for itself. */
export function followRecent(site: string, onChange: () => void): () => void {
  const hear = (event: StorageEvent) => (event.key === recentKey(site) || event.key === null) && onChange();
  addEventListener("storage", hear);
  addEventListener("pageshow", onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    removeEventListener("storage", hear);
    removeEventListener("pageshow", onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

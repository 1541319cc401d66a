import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../../platform/browser/browserStorage.ts";

/** How long after the feed closed it counts as seen again: a card may come while it is open. */
export const REFRESH_MS = 1_000;

/** When the feed was last seen, in epoch seconds; null for never. */
export function readLastSeen(site: string): number | null {
  const stored = Number(
    browserStorage("localStorage").getItem(storageNames(site, "").feedSeen) ?? Number.NaN,
  );
  return Number.isFinite(stored) ? stored : null;
}

/** The feed is seen now, `now` in ms. */
export function storeLastSeen(site: string, now: number): void {
  const seconds = (now - (now % 1000)) / 1000;
  browserStorage("localStorage").setItem(storageNames(site, "").feedSeen, `${seconds}`);
}

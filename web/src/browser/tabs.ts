import { browserStorage } from "./browserStorage.ts";

/** What one tab tells the others of this browser. */
export type TabSignal = "region" | "session";

const SIGNALS: readonly TabSignal[] = ["region", "session"];
const keyOf = (site: string, signal: TabSignal): string => `${site}_${signal}_changed`;

/** Tells the shop's other tabs, by the storage event. The session's signal is for whoever signs in, out or up. */
export const tellTabs = (site: string, signal: TabSignal): void =>
  // Only a new value makes an event.
  browserStorage("localStorage").setItem(keyOf(site, signal), `${Date.now()} ${Math.random()}`);

/** Which signal a storage event is. */
export const signalOf = (site: string, key: string | null): TabSignal | undefined =>
  SIGNALS.find((signal) => keyOf(site, signal) === key);

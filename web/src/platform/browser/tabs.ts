import { browserStorage } from "./browserStorage.ts";

/** A signal from one tab to the others of this browser. */
export type TabSignal = "age" | "consent" | "region" | "session";

const SIGNALS: readonly TabSignal[] = ["age", "consent", "region", "session"];
const storageKey = (site: string, signal: TabSignal): string => `${site}_${signal}_changed`;

/** Tells the shop's other tabs, by the storage event. Signing in, out or up sends the session's signal. */
export const signalTabs = (site: string, signal: TabSignal): void =>
  // Only a new value makes an event.
  browserStorage("localStorage").setItem(storageKey(site, signal), `${Date.now()} ${Math.random()}`);

/** Which signal a storage event is. */
export const parseSignal = (site: string, key: string | null): TabSignal | undefined =>
  SIGNALS.find((signal) => storageKey(site, signal) === key);

import { readCookie, storageNames } from "@velours/sdk/rules";
import { storeChoice } from "../browser/storeChoice.ts";
import { signalTabs } from "../browser/tabs.ts";

const readAge = (site: string) => readCookie(document.cookie, storageNames(site, "").ageConfirmed);

let confirmed: string | undefined;
const listeners = new Set<() => void>();

function publish(next: string | undefined) {
  if (next === confirmed) return;
  confirmed = next;
  for (const listener of listeners) listener();
}

/** The years this visitor confirmed, for 365 days on this device. Browser only. */
export const ageStore = {
  get: () => confirmed,
  /** Reads what is stored. Where the browser refuses cookies, an answer holds for the page. */
  refresh: (site: string) => publish(readAge(site) ?? confirmed),
  confirm(site: string, age: number) {
    storeChoice(storageNames(site, "").ageConfirmed, String(age));
    publish(String(age));
    signalTabs(site, "age");
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

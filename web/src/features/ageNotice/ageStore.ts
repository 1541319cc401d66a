import { createAtom } from "@tanstack/react-store";
import { readCookie, storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../../platform/browser/browserStorage.ts";
import { storeChoice } from "../../platform/browser/storeChoice.ts";
import { signalTabs } from "../../platform/browser/tabs.ts";

const nameFor = (site: string) => storageNames(site, "").ageConfirmed;

/** A browser that refuses cookies may still keep the answer for the tab, else it holds for the page. */
const tab = browserStorage("sessionStorage");

const confirmed = createAtom<string | undefined>(undefined);

/** The years this visitor confirmed, for 365 days on this device. Browser only. */
export const ageStore = {
  get: confirmed.get,
  subscribe: confirmed.subscribe,
  /** Reads what is stored. */
  refresh: (site: string) =>
    confirmed.set(
      () => readCookie(document.cookie, nameFor(site)) ?? tab.getItem(nameFor(site)) ?? undefined,
    ),
  confirm(site: string, age: number) {
    storeChoice(nameFor(site), String(age));
    tab.setItem(nameFor(site), String(age));
    confirmed.set(String(age));
    signalTabs(site, "age");
  },
};

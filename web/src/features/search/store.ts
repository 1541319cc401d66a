import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../../platform/browser/browserStorage.ts";
import { onSignOut } from "../../platform/session/forgetMemberData.ts";
import { addRecent } from "./addRecent.ts";

const recentKey = (site: string) => storageNames(site, "").searches;

/** The shopper's last searches, the newest first. Another version of the shop, or a stranger, may have written them. */
export function readRecent(site: string): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage("localStorage").getItem(recentKey(site)) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((words) => typeof words === "string").reduceRight<string[]>(addRecent, []);
  } catch {
    return [];
  }
}

export const rememberSearch = (site: string, words: string): void =>
  browserStorage("localStorage").setItem(recentKey(site), JSON.stringify(addRecent(readRecent(site), words)));

export const forgetSearches = (site: string): void =>
  browserStorage("localStorage").removeItem(recentKey(site));

onSignOut(forgetSearches);

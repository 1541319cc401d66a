import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../browser/browserStorage.ts";
import { forgetOutcomes } from "../campaigns/storedOutcome.ts";
import { forgetDraft } from "../contact/messageDraft.ts";
import { forgetPages } from "../offline/forgetPages.ts";
import { recentKey } from "../recommendations/recentKey.ts";
import { forgetSearches } from "../search/store.ts";

/** Removes what this browser keeps of a member: what they typed at the checkout and to customer service on this tab, saw, searched and won, and the pages. */
export function forgetMemberData(site: string): void {
  const names = storageNames(site, "");
  browserStorage("sessionStorage").removeItem(names.checkout);
  forgetDraft(site);
  // The key of a purchase without an answer stays: it holds nothing of the member, and without it they could buy twice.
  browserStorage("localStorage").removeItem(recentKey(site));
  forgetSearches(site);
  forgetOutcomes(site);
  forgetPages();
}

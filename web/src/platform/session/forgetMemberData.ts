import { storageNames } from "@velours/sdk/rules";
import { forgetOutcomes } from "../../features/campaigns/storedOutcome.ts";
import { forgetDraft } from "../../features/contact/messageDraft.ts";
import { forgetPages } from "../../features/offline/forgetPages.ts";
import { recentKey } from "../../features/recommendations/recentKey.ts";
import { forgetSearches } from "../../features/search/store.ts";
import { browserStorage } from "../browser/browserStorage.ts";

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

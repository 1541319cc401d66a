import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../../../platform/browser/browserStorage.ts";
import { onSignOut } from "../../../platform/session/forgetMemberData.ts";

/** Where a site's draft of the checkout is kept. The key of a purchase without an answer is another: without it a member could buy twice. */
export const draftKey = (site: string): string => storageNames(site, "").checkout;

onSignOut((site) => browserStorage("sessionStorage").removeItem(draftKey(site)));

import { useRouter } from "@tanstack/react-router";
import { storageNames } from "@velours/sdk/rules";
import { storeChoice } from "../browser/storeChoice.ts";
import { signalTabs } from "../browser/tabs.ts";
import { forgetPages } from "../offline/forgetPages.ts";
import { applyRegion } from "./applyRegion.ts";

const isListing = (loaded: unknown) => (loaded as { kind?: string } | undefined)?.kind === "listing";

/** Changes the shopper's region for this page and the other tabs, and for a year. */
export function useChangeRegion(): (country: string) => void {
  const router = useRouter();
  return (country) => {
    const { site } = router.options.context.shop;
    // A listing has other products then.
    if (router.state.matches.some(({ loaderData }) => isListing(loaderData))) window.scrollTo({ top: 0 });
    storeChoice(storageNames(site, "").region, country);
    applyRegion(router, country);
    // They show the prices of the region before.
    forgetPages();
    signalTabs(site, "region");
  };
}

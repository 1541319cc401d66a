import { useRouter } from "@tanstack/react-router";
import { storageNames } from "@velours/sdk/rules";
import { storeChoice } from "../browser/storeChoice.ts";
import { signalTabs } from "../browser/tabs.ts";
import { forgetPages } from "../offline/forgetPages.ts";
import { applyRegion } from "./applyRegion.ts";

/** Changes the shopper's region for this page and the other tabs, and for a year. */
export function useChangeRegion(): (country: string) => void {
  const router = useRouter();
  return (country) => {
    const { site } = router.options.context.shop;
    storeChoice(storageNames(site, "").region, country);
    void applyRegion(router, country);
    // They show the prices of the region before.
    forgetPages();
    signalTabs(site, "region");
  };
}

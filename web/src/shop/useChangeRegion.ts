import { useRouter } from "@tanstack/react-router";
import { storageNames } from "@velours/sdk/rules";
import { keepChoice } from "./keepChoice.ts";

/** Changes the shopper's region for this page and for a year (S-483). */
export function useChangeRegion(): (country: string) => void {
  const router = useRouter();
  return (country) => {
    const { context } = router.options;
    keepChoice(storageNames(context.shop.site, "").region, country);
    router.update({ ...router.options, context: { ...context, shop: { ...context.shop, country } } });
    void router.invalidate();
  };
}

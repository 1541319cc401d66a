import type { AnyRouter } from "@tanstack/react-router";
import { getLocale } from "@velours/sdk/rules";
import type { Shop } from "../api/Shop.ts";

/** Shows this page for another region. */
export function applyRegion(router: AnyRouter, country: string): void {
  const { context } = router.options;
  const shop: Shop = context.shop;
  const locale = getLocale(shop.language, country, shop.french);
  router.update({ ...router.options, context: { ...context, shop: { ...shop, country, locale } } });
  void router.invalidate();
}

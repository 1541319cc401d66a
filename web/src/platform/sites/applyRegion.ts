import type { AnyRouter } from "@tanstack/react-router";
import { loadRegionalFrench } from "../text/regionalFrench.ts";

/** Shows this page for another region. */
export async function applyRegion(router: AnyRouter, country: string): Promise<void> {
  await loadRegionalFrench(router.options.context.shop.language, country).catch(() => {});
  const { context } = router.options;
  router.update({ ...router.options, context: { ...context, shop: { ...context.shop, country } } });
  void router.invalidate();
}

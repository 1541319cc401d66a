import type { AnyRouter } from "@tanstack/react-router";

/** Shows this page for another region. */
export function applyRegion(router: AnyRouter, country: string): void {
  const { context } = router.options;
  router.update({ ...router.options, context: { ...context, shop: { ...context.shop, country } } });
  void router.invalidate();
}

import { useRouteContext } from "@tanstack/react-router";
import type { Shop } from "./Shop.ts";

/** The shop this page belongs to; renders again when the shopper changes region. */
export function useShop(): Shop {
  return useRouteContext({ from: "__root__", select: (context) => context.shop });
}

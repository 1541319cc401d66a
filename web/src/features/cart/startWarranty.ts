import type { AnyRouter } from "@tanstack/react-router";
import { getRegion } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { cartCalls } from "./cartCalls.ts";

/** Loads the product protection's product before a cart is opened. Without an answer the opened cart asks again. */
export async function startWarranty({ state, options }: Pick<AnyRouter, "state" | "options">): Promise<void> {
  const { cart, shop }: RouterContext = options.context;
  const site = (state.matches[0]?.loaderData as { site?: Site } | undefined)?.site;
  if (!site || site.warrantyProductId === null || cart.get().warranty.data) return;
  const region = getRegion(site.regions, shop.country)!;
  const product = await cartCalls(shop, site, region).product(site.warrantyProductId);
  if (!cart.get().warranty.data) cart.set({ warranty: { data: product } });
}

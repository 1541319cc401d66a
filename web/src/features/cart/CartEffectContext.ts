import type { CartLine, Product, Promotion, Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import type { SessionStore } from "../../platform/session/store.ts";
import { cartCalls } from "./cartCalls.ts";
import type { CartWriter } from "./cartWriter.ts";
import { isOutdated } from "./isOutdated.ts";
import { type CartAction, reduceCart } from "./reduceCart.ts";
import type { CartStore } from "./store.ts";
import { adoptContents } from "./storedContents.ts";

/** Context of every effect of the cart: the cart, and the shopper's site and region while it runs. */
export interface CartEffectContext {
  cart: CartStore;
  writer: CartWriter;
  shop: Shop;
  session: SessionStore;
  site: Site;
  region: Region;
  /** Promotions whose minimum this page has shown: the modal opens once for each. */
  minimumsAsked: Set<Promotion["id"]>;
}

/** Writes a change to the cart that all tabs share, and shows what it became. */
export function dispatch({ cart, writer }: CartEffectContext, action: CartAction): void {
  const { contents, raw } = writer.update((before) => reduceCart(before, action));
  adoptContents(cart, contents, raw);
}

export const cartLines = ({ cart }: CartEffectContext): CartLine[] => cart.get().products.data;

export const callsFor = ({ shop, site, region }: CartEffectContext) => cartCalls(shop, site, region);

/** Where and when prices are from that are fetched now. */
export const currentPricing = ({ region }: CartEffectContext) => ({ region, now: serverNow() });

export const isCartOutdated = ({ cart, region, site }: CartEffectContext): boolean =>
  isOutdated(cart.get(), { region, limits: site.limits, now: serverNow() });

/** The product protection's product: from the cart, or fetched; null for a site without one. */
export async function loadWarranty(context: CartEffectContext): Promise<Product | null> {
  const { cart, site } = context;
  const warranty = cart.get().warranty.data;
  if (warranty || site.warrantyProductId === null) return warranty;
  const product = await callsFor(context).product(site.warrantyProductId);
  cart.set({ warranty: { data: product } });
  return product;
}

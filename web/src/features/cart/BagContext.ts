import type { CartLine, Product, Promotion, Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import type { SessionStore } from "../../platform/session/store.ts";
import { bagCalls } from "./bagCalls.ts";
import type { CartWriter } from "./cartWriter.ts";
import { isOutdated } from "./isOutdated.ts";
import { type BagAction, reduceBag } from "./reduceBag.ts";
import type { CartStore } from "./store.ts";
import { adoptContents } from "./storedContents.ts";

/** Context of every effect of the bag: the cart, and the shopper's site and region while it runs. */
export interface BagContext {
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
export function dispatch({ cart, writer }: BagContext, action: BagAction): void {
  const { contents, raw } = writer.update((before) => reduceBag(before, action));
  adoptContents(cart, contents, raw);
}

export const bagLines = ({ cart }: BagContext): CartLine[] => cart.get().products.data;

export const callsFor = ({ shop, site, region }: BagContext) => bagCalls(shop, site, region);

/** Where and when prices are from that are fetched now. */
export const currentPricing = ({ region }: BagContext) => ({ region, now: serverNow() });

export const isBagOutdated = ({ cart, region, site }: BagContext): boolean =>
  isOutdated(cart.get(), { region, limits: site.limits, now: serverNow() });

/** The product protection's product: from the cart, or fetched; null for a site without one. */
export async function loadWarranty(context: BagContext): Promise<Product | null> {
  const { cart, site } = context;
  const warranty = cart.get().warranty.data;
  if (warranty || site.warrantyProductId === null) return warranty;
  const product = await callsFor(context).product(site.warrantyProductId);
  cart.set({ warranty: { data: product } });
  return product;
}

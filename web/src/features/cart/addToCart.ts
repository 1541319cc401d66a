import { createLine } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { recordAddition } from "../../platform/analytics/recordCart.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { type CartEffectContext, callsFor, dispatch } from "./CartEffectContext.ts";
import { reconcileCart } from "./reconcileCart.ts";

export async function addToCart(
  context: CartEffectContext,
  { product, variant, quantity }: { product: Product; variant: Variant; quantity: number },
): Promise<void> {
  const { currency, country } = context.region;
  const line = createLine({ product, variant, quantity, currency, now: serverNow() });
  dispatch(context, { type: "addLine", line, country });
  recordAddition(context.site.code, { lines: [line], currency });
  await reconcileCart(context);
}

/** For add_to_cart URLs: the product by its id. Nothing happens when it is not to be had. */
export async function addToCartById(
  context: CartEffectContext,
  {
    id,
    choose,
    quantity,
  }: { id: number; choose: (product: Product) => Variant | undefined; quantity: number },
): Promise<void> {
  const product = await callsFor(context).product(id);
  const variant = product && choose(product);
  if (product && variant) await addToCart(context, { product, variant, quantity });
}

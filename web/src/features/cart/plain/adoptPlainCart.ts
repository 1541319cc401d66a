import { createLine, lineQuantityLimit } from "@velours/sdk/rules";
import { type CartEffectContext, callsFor, currentPricing, dispatch } from "../CartEffectContext.ts";
import { reconcileCart } from "../reconcileCart.ts";
import { redeemPromotion } from "../redeemCode.ts";
import type { PlainCart } from "./plainCart.ts";

/** Takes over what is in a cart without scripts, at the prices of now. */
export async function adoptPlainCart(context: CartEffectContext, { lines, code }: PlainCart): Promise<void> {
  const { site, region } = context;
  const products = await callsFor(context).products(lines.map((line) => line.product));
  const { now } = currentPricing(context);
  const adopted = lines.flatMap((line) => {
    const product = products.find(({ id }) => id === line.product);
    const variant = product?.variants.find(({ id }) => id === line.variant);
    if (!product || !variant) return [];
    const quantity = Math.min(line.quantity, lineQuantityLimit({ product, variant }, site.limits));
    return [createLine({ product, variant, quantity, currency: region.currency, now })];
  });
  dispatch(context, { type: "adoptLines", lines: adopted, country: region.country });
  if (code === null) await reconcileCart(context);
  else await redeemPromotion(context, code);
}

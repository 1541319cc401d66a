import { type CartEffectContext, callsFor } from "./CartEffectContext.ts";
import { ratesFor } from "./ratesFor.ts";
import { showDerived } from "./reconcileCart.ts";

/** Prices of shipping to the shopper's country, for the estimate. After a failure the next call asks again. */
export async function loadRates(context: CartEffectContext): Promise<void> {
  const { cart, region } = context;
  const { country } = region;
  if (ratesFor(cart.get().shippingRates, country)) return;
  const data = await callsFor(context).rates();
  cart.set({ shippingRates: { data, country } });
  showDerived(context);
}

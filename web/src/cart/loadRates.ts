import { type BagContext, callsFor } from "./BagContext.ts";
import { showDerived } from "./settleBag.ts";

/** Prices of shipping to the shopper's country, for the estimate. */
export async function loadRates(context: BagContext): Promise<void> {
  const { cart, region } = context;
  const { country } = region;
  if (cart.get().shippingRates.country === country) return;
  const data = await callsFor(context).rates();
  cart.set({ shippingRates: { data, country } });
  showDerived(context);
}

import { shippingOptionsFor } from "@velours/sdk/rules";
import { requireAddress, usablePromotion } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { findPromotion } from "../cart/findPromotion.ts";
import { loadCart } from "../cart/loadCart.ts";
import { readPromotion } from "../promotions/store.ts";
import { readShippingRates } from "./store.ts";

/** The ways to ship these lines to this address; the promotion's effect is already in the prices. */
export const listShippingOptions: Handler<"listShippingOptions"> = async ({ body }, context) => {
  const { address, subtotal, currency, language, tiers } = body;
  // The sandbox's way to see a shipping service that fails.
  if (context.config.paymentProvider === "sandbox" && isBrokenZip(address)) return refuse("internalError");
  requireAddress(address, { path: "address", testZips: context.config.taxProvider === "sandbox" });
  const { lines } = await loadCart(context, body.products, { currency, language });
  const record = body.promotion ? await readPromotion(context.store.db, body.promotion) : undefined;
  const promotion = await findPromotion(context, body.promotion, record, {
    lines,
    currency,
    country: address.country,
    language,
  });
  const options = shippingOptionsFor({
    rows: await readShippingRates(context.store.db),
    country: address.country ?? "",
    subtotal,
    currency,
    language,
    promotion: usablePromotion(promotion),
    tiers,
  });
  return { status: 200, body: { data: options.sort((a, b) => a.amount - b.amount) } };
};

function isBrokenZip({ country, zipcode }: { country?: string | null; zipcode?: string | null }): boolean {
  return country?.toUpperCase() === "US" && zipcode === "00000";
}

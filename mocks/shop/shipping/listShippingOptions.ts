import { shippingOptionsFor } from "@velours/sdk/rules";
import { matchPromotion, priceCart, requireAddress, usablePromotion } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const listShippingOptions: Handler<"listShippingOptions"> = ({ body }, { session, site, now }) => {
  const { address, subtotal, currency, language, tiers, products } = body;
  // The sandbox's way to see a shipping service that fails.
  if (address.country?.toUpperCase() === "US" && address.zipcode === "00000") return refuse("internalError");
  requireAddress(address, { path: "address", testZips: true });
  const records = session.records({ variants: products.map(({ variant }) => variant.id) });
  const { lines } = priceCart(records, products, { site, currency, language, now });
  const promotion = body.promotion
    ? matchPromotion(session.promotion(body.promotion), {
        site,
        now,
        lines,
        currency,
        country: address.country,
        language,
      })
    : null;
  const options = shippingOptionsFor({
    rows: session.shop.shippingRates,
    country: address.country ?? "",
    subtotal,
    currency,
    language,
    promotion: usablePromotion(promotion),
    tiers,
  });
  return { status: 200, body: { data: options.sort((a, b) => a.amount - b.amount) } };
};

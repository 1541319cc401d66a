import { requireAddress } from "../checkout/requireAddress.ts";
import { priceCart } from "../rules/checkout/priceCart.ts";
import { matchPromotion, usablePromotion } from "../rules/promotions/matchPromotion.ts";
import { shippingOptionsFor } from "../rules/shipping/shippingOptionsFor.ts";
import { refuse } from "./refuse.ts";
import type { ShopOperation } from "./ShopOperation.ts";

type Ports =
  | "readSite"
  | "now"
  | "sandbox"
  | "testZips"
  | "readRecords"
  | "readPromotion"
  | "readShippingRates";

/** The ways to ship these lines to this address; the promotion's effect is already in the prices. */
export const answerShippingOptions: ShopOperation<"listShippingOptions", Ports> = async (
  { body },
  { readSite, now, sandbox, testZips, readRecords, readPromotion, readShippingRates },
) => {
  const { address, subtotal, currency, language, tiers, products } = body;
  // The sandbox's way to see a shipping service that fails.
  if (sandbox && address.country?.toUpperCase() === "US" && address.zipcode === "00000")
    return refuse("internalError");
  requireAddress(address, { path: "address", testZips });
  const { code: site, source } = await readSite();
  const terms = { source, currency, language, now };
  const records = await readRecords(products.map(({ variant }) => variant.id));
  const { lines } = priceCart(records, products, terms);
  const promotion = body.promotion
    ? matchPromotion(await readPromotion(body.promotion), { ...terms, site, lines, country: address.country })
    : null;
  const options = shippingOptionsFor({
    rows: await readShippingRates(),
    country: address.country ?? "",
    subtotal,
    currency,
    language,
    promotion: usablePromotion(promotion),
    tiers,
  });
  return { status: 200, body: { data: options.sort((a, b) => a.amount - b.amount) } };
};

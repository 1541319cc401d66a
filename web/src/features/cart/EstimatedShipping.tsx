import { formatMoney, shippingReason } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { PendingAmount } from "./PendingAmount.tsx";
import { ratesFor } from "./ratesFor.ts";
import { useCart } from "./useCart.ts";

/** Shipping costs of the cart, as far as the rates are there; a percentage tier is shown as 'N% off'. */
export function EstimatedShipping({ estimate }: { estimate: Invoice }) {
  const text = useText();
  const { judged, products, shippingRates } = useCart().state;
  const { country } = useRegion();
  const { shipping, discounts, currency } = estimate;
  const lines = products.data;
  if (shippingRates.country !== country) return <PendingAmount pricing="updating" className="h-4 w-14" />;
  if (shippingReason({ lines, rates: ratesFor(shippingRates, country) }) === "noRate")
    return text(m.at_checkout);
  const tier = judged?.shippingTier;
  return (
    <>
      {discounts.shipping > 0 && (
        <s className="mr-2 text-ink-faint">{formatMoney(shipping + discounts.shipping, currency)}</s>
      )}
      {shipping === 0
        ? text(m.cart_free)
        : tier?.type === "percentage" && tier.amount
          ? text(m.percent_off, { n: tier.amount })
          : formatMoney(shipping, currency)}
    </>
  );
}

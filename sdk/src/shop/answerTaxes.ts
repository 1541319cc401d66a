import { requireAddress } from "../checkout/requireAddress.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Sales tax and duties for an address. */
export const answerTaxes: ShopOperation<"calculateTaxes", "testZips" | "calculateTaxes"> = async (
  { body: { address, invoice, shipping, products } },
  { testZips, calculateTaxes },
) => {
  requireAddress(address, { path: "address", testZips });
  const taxes = await calculateTaxes({
    address,
    currency: invoice.currency,
    shipping: invoice.shipping,
    duties: getDuties(shipping),
    lines: products.map(({ unit_price, discount = 0, quantity }) => ({ unit_price, discount, quantity })),
  });
  return { status: 200, body: taxes };
};

/** Duties of the shipping option in the request. */
function getDuties(shipping: unknown): number {
  const total = (shipping as { duties?: { total?: unknown } } | null | undefined)?.duties?.total;
  return typeof total === "number" && total > 0 ? total : 0;
}

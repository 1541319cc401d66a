import { requireAddress } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

/** Sales tax and duties for an address. */
export const calculateTaxes: Handler<"calculateTaxes"> = async ({ body }, { config, taxes }) => {
  const { address, invoice, shipping, products } = body;
  requireAddress(address, { path: "address", testZips: config.taxProvider === "sandbox" });
  const result = await taxes.calculate({
    address,
    currency: invoice.currency,
    shipping: invoice.shipping,
    duties: getDuties(shipping),
    lines: products.map(({ unit_price, discount = 0, quantity }) => ({ unit_price, discount, quantity })),
  });
  return { status: 200, body: result };
};

/** Duties of the shipping option in the request. */
function getDuties(shipping: unknown): number {
  const total = (shipping as { duties?: { total?: unknown } } | null | undefined)?.duties?.total;
  return typeof total === "number" && total > 0 ? total : 0;
}

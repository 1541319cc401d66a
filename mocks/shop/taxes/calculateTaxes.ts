import { calculateSandboxTaxes, requireAddress } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";

export const calculateTaxes: Handler<"calculateTaxes"> = ({ body }) => {
  const { address, invoice, shipping, products } = body;
  requireAddress(address, { path: "address", testZips: true });
  const duties = (shipping as { duties?: { total?: unknown } } | null | undefined)?.duties?.total;
  const answer = calculateSandboxTaxes({
    address,
    currency: invoice.currency,
    shipping: invoice.shipping,
    duties: typeof duties === "number" && duties > 0 ? duties : 0,
    lines: products.map(({ unit_price, discount = 0, quantity }) => ({ unit_price, discount, quantity })),
  });
  return { status: 200, body: answer };
};

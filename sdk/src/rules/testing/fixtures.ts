import type { CartLine, Prices, Product, Promotion, ShippingRateRow, Taxes, Variant } from "../../types.ts";
import { createLine, type NewLine } from "../cart/createLine.ts";

export const NOW = Date.UTC(2026, 4, 1);

let nextId = 1;

type Overrides = Partial<Omit<Product, "prices" | "variants">> & {
  usd?: number;
  prices?: Prices;
  compareAt?: Prices;
  taxable?: boolean;
  shipped?: boolean;
  level?: "low" | "high" | "unlimited" | "none";
  policy?: "deny" | "continue";
};

/** A product of one variant; variant id = product id + 1000. */
export function product({
  usd = 50,
  prices,
  compareAt,
  taxable = true,
  shipped = true,
  level = "high",
  policy = "deny",
  ...rest
}: Overrides = {}): Product {
  const id = rest.id ?? 100 + nextId++;
  const all = { USD: usd, ...prices };
  const variant: Variant = {
    id: id + 1000,
    sku: null,
    option1: "Default Title",
    price: all.USD,
    compare_at_price: compareAt?.USD ?? null,
    prices: all,
    compare_at_prices: compareAt ?? {},
    taxable,
    image_id: null,
    inventory_policy: policy,
  };
  return {
    title: `Product ${id}`,
    vendor: "Maison Velours",
    type: "Vibrators",
    images: [],
    meta: {},
    price: all.USD,
    minimum_prices: {},
    inventories: [{ variant_id: id + 1000, requires_shipping: shipped, level }],
    ...rest,
    id,
    prices: all,
    variants: [variant],
  };
}

export const giftCardProduct = (usd = 50): Product =>
  product({ usd, type: "Gift Card", shipped: false, taxable: false, level: "unlimited" });

export const warrantyProduct = (usd = 5): Product =>
  product({ id: 900, usd, type: "Warranty", shipped: false, taxable: false, level: "unlimited" });

/** A line of a product's first variant. */
export const line = (of: Product, more: Partial<Omit<NewLine, "product">> = {}): CartLine =>
  createLine({ product: of, variant: of.variants[0] as Variant, currency: "USD", now: NOW, ...more });

export const promotion = (more: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  name: "WELCOME",
  description: "A promotion",
  type: "percentage",
  discount: 20,
  enabled: true,
  site: "boutique",
  ...more,
});

export const taxes = (regional: number, more: Partial<Taxes> = {}): Taxes => ({
  total: regional,
  _total: { shipping: 0, regional },
  data: null,
  included: false,
  ...more,
});

/** A row of rates: 7 dollars in the United States, whatever is bought. */
export const rateRow = (more: Partial<ShippingRateRow> = {}): ShippingRateRow => ({
  identifier: "us-standard",
  service: "usps",
  type: "standard",
  label: "Standard",
  countries: ["US"],
  currency: "USD",
  amount: 7,
  range: { min: 0, max: null },
  estimate: { type: "relative", unit: "days", value: [3, 6] },
  ...more,
});

import { createLine } from "@velours/sdk/rules";
import type { CartLine, Product } from "@velours/sdk/types";

type Variant = Product["variants"][number];

/** A product at one price in every currency, whose one variant has ten times its id. Every part can be replaced. */
export function createProduct(
  id: number,
  price: number,
  {
    level = "high",
    variant,
    ...more
  }: Partial<Product> & { level?: string; variant?: Partial<Variant> } = {},
): Product {
  const prices = { USD: price, CAD: price, GBP: price, EUR: price };
  const goods = {
    id: id * 10,
    sku: null,
    option1: "Default Title",
    price,
    prices,
    compare_at_price: null,
    taxable: true,
    image_id: null,
    inventory_policy: "deny",
    ...variant,
  };
  return {
    id,
    title: `Product ${id}`,
    type: "Vibrators",
    vendor: "Maison Velours",
    images: [],
    meta: {},
    price,
    prices,
    sources: ["boutique"],
    inventories: [{ variant_id: goods.id, requires_shipping: true, level }],
    variants: [goods],
    ...more,
  } as unknown as Product;
}

export const createCartLine = (product: Product, quantity = 1): CartLine =>
  createLine({ product, variant: product.variants[0]!, quantity, currency: "USD", now: 0 });

import type { Currency, Inventory, Prices, Product, Variant } from "@velours/sdk/types";
import { readAmount } from "../../readAmount.ts";

/** Fields of a variant as they are typed. */
export interface VariantFields {
  /** Empty where there is no choice. */
  option1: string;
  sku: string;
  gtin: string;
  mpn: string;
  taxable: boolean;
  preorder: boolean;
  /** Id of its picture; empty for the product's first. */
  image: string;
}

/** A variant that is not there yet. */
export interface NewVariant extends VariantFields {
  /** Below 1: the shop numbers it. */
  id: number;
  /** Typed prices by currency; empty where it is not sold in it. */
  prices: Readonly<Record<string, string>>;
  /** Typed pieces in stock by region; empty where it is not sold. */
  counts: Readonly<Record<string, string>>;
  /** False for what is sent by email, which never runs out. */
  ships: boolean;
}

/** Changes of a product's variants. Untouched ones stay, so that what somebody else changed meanwhile does, too. */
export interface VariantEdits {
  changed: Readonly<Record<number, Partial<VariantFields>>>;
  removed: readonly number[];
  added: readonly NewVariant[];
}

export const noVariantEdits: VariantEdits = { changed: {}, removed: [], added: [] };

/** The word for a variant of a product without a choice. */
const NO_CHOICE = "Default Title";

export const toVariantFields = (variant: Variant): VariantFields => ({
  option1: variant.option1 === NO_CHOICE ? "" : (variant.option1 ?? ""),
  sku: variant.sku ?? "",
  gtin: variant.gtin ?? "",
  mpn: variant.mpn ?? "",
  taxable: variant.taxable,
  preorder: variant.inventory_policy === "continue",
  image: variant.image_id == null ? "" : String(variant.image_id),
});

export const newVariant = (edits: VariantEdits, ships: boolean): NewVariant => ({
  id: Math.min(1, ...edits.added.map(({ id }) => id)) - 1,
  option1: "",
  sku: "",
  gtin: "",
  mpn: "",
  taxable: true,
  preorder: false,
  image: "",
  prices: {},
  counts: {},
  ships,
});

/** A variant with the fields that were typed; the others stay as they are. */
function applyFields(variant: Variant, fields: Partial<VariantFields>): Variant {
  const { gtin, mpn, ...others } = variant;
  const typed = { gtin: gtin ?? "", mpn: mpn ?? "", ...fields };
  const text = (value: string) => value.trim();
  return {
    ...others,
    ...(text(typed.gtin) && { gtin: text(typed.gtin) }),
    ...(text(typed.mpn) && { mpn: text(typed.mpn) }),
    ...(fields.option1 !== undefined && { option1: text(fields.option1) || NO_CHOICE }),
    ...(fields.sku !== undefined && { sku: text(fields.sku) || null }),
    ...(fields.taxable !== undefined && { taxable: fields.taxable }),
    ...(fields.preorder !== undefined && { inventory_policy: fields.preorder ? "continue" : "deny" }),
    ...(fields.image !== undefined && { image_id: fields.image === "" ? null : Number(fields.image) }),
  };
}

/** The typed prices of a new variant; undefined while one of them is no amount, or there is none. */
export function readPrices({ prices }: Pick<NewVariant, "prices">): Prices | undefined {
  const amounts: Record<string, number> = {};
  for (const [currency, typed] of Object.entries(prices)) {
    const amount = readAmount(typed, { least: 0.01 });
    if (amount === undefined) return undefined;
    if (amount !== null) amounts[currency] = Number(amount);
  }
  return Object.keys(amounts).length > 0 ? amounts : undefined;
}

function toVariant(added: NewVariant): Variant {
  const prices = readPrices(added) ?? {};
  return applyFields(
    {
      id: added.id,
      sku: null,
      option1: NO_CHOICE,
      price: prices.USD ?? Object.values(prices)[0] ?? 0,
      compare_at_price: null,
      prices,
      taxable: true,
      inventory_policy: "deny",
    },
    added,
  );
}

function toInventories({ id, counts, ships }: NewVariant): Inventory[] {
  if (!ships) return [{ variant_id: id, region: "INTL", requires_shipping: false, level: "unlimited" }];
  return Object.entries(counts)
    .filter(([, typed]) => /^\d{1,9}$/.test(typed.trim()))
    .map(([region, typed]) => ({
      variant_id: id,
      region,
      requires_shipping: true,
      level: Number(typed) > 0 ? "high" : "none",
      quantity: Number(typed),
    }));
}

/** The product with the variants as they were edited, and the stock of those that are new. */
export function applyVariantEdits(product: Product, { changed, removed, added }: VariantEdits): Product {
  if (Object.keys(changed).length + removed.length + added.length === 0) return product;
  const isKept = (id: number) => !removed.includes(id);
  return {
    ...product,
    variants: [
      ...product.variants
        .filter(({ id }) => isKept(id))
        .map((variant) => applyFields(variant, changed[variant.id] ?? {})),
      ...added.map(toVariant),
    ],
    inventories: [
      ...product.inventories.filter(({ variant_id }) => isKept(variant_id)),
      ...added.flatMap(toInventories),
    ],
  };
}

/** Currencies that sites sell in, and regions that they send to, both by name. */
export const listPlaces = (
  sites: readonly { currencies: readonly Currency[]; regions: readonly { fulfillment: string }[] }[],
) => ({
  currencies: [...new Set(sites.flatMap(({ currencies }) => currencies))].sort(),
  regions: [...new Set(sites.flatMap(({ regions }) => regions.map(({ fulfillment }) => fulfillment)))].sort(),
});

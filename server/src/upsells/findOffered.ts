import { offerLine } from "@velours/sdk/rules";
import { presentProduct } from "@velours/sdk/shop";
import type { CartLine, Invoice, Order, UpsellAcceptance, Upsells } from "@velours/sdk/types";
import { readRecords } from "../catalogue/readRecords.ts";
import type { Context } from "../context.ts";

/** What an acceptance asks for of an offer: one product of a single one, all of a bundle; undefined for anything else. */
export function findOffered(
  { type, products, invoice }: Upsells,
  asked: UpsellAcceptance["cart"]["products"],
): { products: Upsells["products"]; invoice: Invoice } | undefined {
  const wanted = asked.map(({ variant }) => variant.id);
  const found = products.filter(({ _variant }) => wanted.includes(_variant.id));
  const whole = wanted.length === (type === "single" ? 1 : products.length) && found.length === wanted.length;
  if (!whole || asked.some(({ quantity = 1 }) => quantity !== 1)) return undefined;
  return { products: found, invoice: found[0]?.invoice ?? invoice };
}

/** The offered products as lines at their offered prices; undefined when one of them is not to be had any more. */
export async function offeredLines(
  { store, now }: Context,
  products: Upsells["products"],
  { language, invoice: { currency } }: Order,
): Promise<CartLine[] | undefined> {
  const records = await readRecords(store.db, { ids: products.map(({ id }) => id) });
  const lines = products.flatMap(({ id, _variant, _price }) => {
    const record = records.find((one) => one.id === id && one.enabled);
    if (record === undefined) return [];
    const product = presentProduct(record, { language, currency });
    const variant = product.variants.find((one) => one.id === _variant.id && one.option1 !== null);
    return variant === undefined
      ? []
      : [offerLine({ product, variant, price: _price, currency, now: now.getTime() })];
  });
  return lines.length === products.length ? lines : undefined;
}

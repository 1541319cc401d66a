import { ofOptions, ofTitle, optionsSlug, same, signs, slug } from "./productSigns.ts";

type Value = Record<string, unknown>;

/** A product without what it says twice; `mocks/demo/restoreProduct.ts` puts it back. */
export function shortenProduct(product: Value): Value {
  const { handle, title } = product as { handle: string; title: string };
  const french = (product.translations as { fr: { title: string } }).fr.title;
  const repeated = [
    [handle, signs.handle],
    [handle.toUpperCase(), signs.upperHandle],
    [title, signs.title],
    [french, signs.frenchTitle],
  ] as const;
  const shorten = (value: unknown): unknown => {
    if (typeof value === "string")
      return repeated.reduce((text, [whole, sign]) => text.replaceAll(whole, sign), value);
    if (Array.isArray(value)) return value.map(shorten);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const isSame =
          typeof part === "object" && part !== null && JSON.stringify(part) === JSON.stringify(product[key]);
        return [key, isSame ? same : shorten(part)];
      }),
    );
  };
  const variants = (product.variants as Value[]).map((variant) => {
    const options = optionsSlug(variant);
    const sku = String(variant.sku);
    return options && sku.endsWith(`-${options}`)
      ? { ...variant, sku: `${sku.slice(0, -options.length)}${ofOptions}` }
      : variant;
  });
  return {
    ...product,
    handle: slug(title) === handle ? ofTitle : handle,
    images: shorten(product.images),
    variants: shorten(variants),
  };
}

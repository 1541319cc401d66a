import { ofOptions, ofTitle, optionsSlug, same, signs, slug } from "../generated/productSigns.ts";

interface Variant {
  sku: string;
  option1?: string;
  option2?: string;
  option3?: string;
}

interface Shortened {
  handle: string;
  title: string;
  images: unknown;
  variants: Variant[];
  translations: { fr: { title: string } };
}

/** Puts back what `shortenProduct` of the generator left out: the signs are its. */
export function restoreProduct<Product extends Shortened>(product: Product): Product {
  const handle = product.handle === ofTitle ? slug(product.title) : product.handle;
  const whole: Record<string, string> = {
    [signs.handle]: handle,
    [signs.upperHandle]: handle.toUpperCase(),
    [signs.title]: product.title,
    [signs.frenchTitle]: product.translations.fr.title,
  };
  const restore = (value: unknown): unknown => {
    if (typeof value === "string") return value.replace(/[\ue001-\ue004]/g, (sign) => whole[sign] ?? "");
    if (Array.isArray(value)) return value.map(restore);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        part === same ? product[key as keyof Product] : restore(part),
      ]),
    );
  };
  const variants = product.variants.map((variant) => ({
    ...variant,
    sku: variant.sku.replace(ofOptions, optionsSlug(variant)),
  }));
  return { ...product, handle, images: restore(product.images), variants: restore(variants) };
}

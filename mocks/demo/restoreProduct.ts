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
  const handle = product.handle === "\ue006" ? slug(product.title) : product.handle;
  const whole: Record<string, string> = {
    "\ue001": handle,
    "\ue002": handle.toUpperCase(),
    "\ue003": product.title,
    "\ue004": product.translations.fr.title,
  };
  const restore = (value: unknown): unknown => {
    if (typeof value === "string") return value.replace(/[\ue001-\ue004]/g, (sign) => whole[sign] ?? "");
    if (Array.isArray(value)) return value.map(restore);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        part === "\ue005" ? product[key as keyof Product] : restore(part),
      ]),
    );
  };
  const variants = product.variants.map((variant) => ({
    ...variant,
    sku: variant.sku.replace("\ue007", optionsSlug(variant)),
  }));
  return { ...product, handle, images: restore(product.images), variants: restore(variants) };
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const optionsSlug = ({ option1 = "", option2 = "", option3 = "" }: Variant): string =>
  slug(`${option1} ${option2} ${option3}`).toUpperCase();

type Value = Record<string, unknown>;

/** Stand for what a product's other texts repeat: its handle, titles, and the first option of a variant. */
const signs = { handle: "\ue001", upperHandle: "\ue002", title: "\ue003", frenchTitle: "\ue004" };
/** Stands for the product's own field of the same name. */
const same = "\ue005";
/** Stands for a handle made of the title. */
const ofTitle = "\ue006";
/** Stands in a SKU for the variant's options. */
const ofOptions = "\ue007";

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

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const optionsSlug = ({ option1 = "", option2 = "", option3 = "" }: Value): string =>
  slug(`${option1} ${option2} ${option3}`).toUpperCase();

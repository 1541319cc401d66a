type Data = Readonly<Record<string, unknown>>;

/** Properties that Google requires of each type; it reads nothing without them. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  ItemList: ["itemListElement", "numberOfItems"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  Organization: ["name"],
  Product: ["name", "image", "offers"],
  ProductGroup: ["name", "image", "productGroupID", "hasVariant"],
  Question: ["name", "acceptedAnswer"],
  SearchAction: ["target", "query-input"],
  WebSite: ["name", "url", "potentialAction"],
};

/** A variant has what its group has. */
const inherited: readonly string[] = ["image"];

/** Every required property that a piece of data lacks, with the type it belongs to. */
export function missingData(data: unknown, isVariant = false): string[] {
  if (Array.isArray(data)) return data.flatMap((each) => missingData(each, isVariant));
  if (typeof data !== "object" || data === null) return [];
  const { "@type": type, ...properties } = data as Data;
  const names = required[String(type)] ?? [];
  const missing = names.filter(
    (name) => isEmpty(properties[name]) && !(isVariant && inherited.includes(name)),
  );
  return [
    ...missing.map((name) => `${type} without ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => missingData(value, name === "hasVariant")),
  ];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

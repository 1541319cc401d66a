type Data = Readonly<Record<string, unknown>>;

const toData = (value: unknown): Data => (value ?? {}) as Data;

/**
 * Properties that Google asks of a product on a page, required and recommended, and that a product or a group lacks:
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing and …/product-variants
 */
export function checkProductData(data: object, { isShipped }: { isShipped: boolean }): string[] {
  const product = data as Data;
  if (product["@type"] !== "ProductGroup") return checkProduct(product, isShipped, product);
  const variants = product.hasVariant as Data[];
  return [
    ...(product.productGroupID ? [] : ["the group has no id"]),
    ...missing(product, ["name", "description"]),
    ...variants.flatMap((variant) => checkProduct(variant, isShipped, product)),
    ...(new Set(variants.map(({ offers }) => toData(offers).url)).size < variants.length
      ? ["two variants have one address"]
      : []),
    ...((product.variesBy ?? []) as string[])
      .map((address) => address.slice(address.lastIndexOf("/") + 1))
      .flatMap((name) => variants.flatMap((variant) => (variant[name] ? [] : [`a variant has no ${name}`]))),
  ];
}

function checkProduct(product: Data, isShipped: boolean, group: Data): string[] {
  const offer = toData(product.offers);
  const problems = [
    ...missing({ ...group, ...product }, ["name", "image", "description", "sku", "offers"]),
    ...missing(offer, ["price", "priceCurrency", "availability", "itemCondition", "url"]),
  ];
  const brand = { ...group, ...product }.brand;
  if (brand !== undefined && !toData(brand).name) problems.push("the brand has no name");
  const former = toData(offer.priceSpecification).price;
  if (former !== undefined && !(Number(former) > Number(offer.price)))
    problems.push("the former price is no higher");
  if (/&(amp|lt|gt|quot|#\d+);/.test(String(group.description))) problems.push("the description has markup");
  return isShipped ? [...problems, ...checkDelivery(offer)] : problems;
}

function checkDelivery(offer: Data): string[] {
  const policy = toData(offer.hasMerchantReturnPolicy);
  const shipping = toData(offer.shippingDetails);
  const isLimited = String(policy.returnPolicyCategory).endsWith("FiniteReturnWindow");
  return [
    ...missing(policy, [
      "applicableCountry",
      "returnPolicyCategory",
      ...(isLimited ? ["merchantReturnDays"] : []),
    ]),
    ...missing(toData(shipping.shippingRate), ["value", "currency"]),
    ...missing(toData(shipping.shippingDestination), ["addressCountry"]),
    ...missing(toData(toData(shipping.deliveryTime).transitTime), ["minValue", "maxValue", "unitCode"]),
  ];
}

const missing = (data: Data, names: readonly string[]): string[] =>
  names.filter((name) => data[name] === undefined || data[name] === "").map((name) => `${name} is missing`);
